import type {Page, Request} from '@playwright/test';
import {expect, test} from '../embedded/test';
import {pretendConnection, quietNetwork} from './support/connection';
import {drawn, open} from './support/hydration';
import {modalOf, searchFor} from './support/search';

/** Requests for the index, and for scripts that a page does not load by itself. */
function watch(page: Page): {index: string[]; scripts: string[]} {
  const seen = {index: [] as string[], scripts: [] as string[]};
  page.context().on('request', (request: Request) => {
    const path = new URL(request.url()).pathname;
    if (path.includes('/search-data/')) {
      seen.index.push(path);
    } else if (path.endsWith('.js')) {
      seen.scripts.push(path);
    }
  });
  return seen;
}

/** Bytes of scripts as they are, without packing. */
function bytesOf(page: Page, paths: readonly string[]): Promise<number> {
  return page.evaluate(async (scripts) => {
    const texts = await Promise.all(scripts.map(async (path) => (await fetch(path)).text()));
    return texts.reduce((sum, text) => sum + text.length, 0);
  }, paths);
}

test('nothing of the search is loaded before a sign of interest', async ({page}) => {
  const seen = watch(page);
  await open(page, 'faq');
  await page.mouse.wheel(0, 400);
  await quietNetwork(page);
  expect(seen.index).toEqual([]);
  // Links that come into view load their pages ahead; none of these scripts is the search's.
  const before = new Set(seen.scripts);
  await searchFor(page, 'накладная');
  const ofSearch = seen.scripts.filter((path) => !before.has(path));
  expect(ofSearch.length).toBeGreaterThan(1);
  expect(await bytesOf(page, ofSearch)).toBeGreaterThan(100_000);
});

for (const {sign, show} of [
  {sign: 'hover', show: (page: Page) => page.locator('.DocSearch-Button').hover()},
  {sign: 'focus', show: (page: Page) => page.locator('.DocSearch-Button').focus()},
  {sign: 'shortcut', show: (page: Page) => page.keyboard.press('Control+k')},
]) {
  test(`engine and index come on ${sign}, once`, async ({page}) => {
    const seen = watch(page);
    await open(page, 'faq');
    await show(page);
    await expect.poll(() => seen.index).toHaveLength(1);
    await page.keyboard.press('Escape');
    await searchFor(page, 'накладная');
    expect(seen.index).toHaveLength(1);
  });
}

/** Holds back what the search needs once the page has all that it asks for by itself; the function gives it free. */
async function holdSearch(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const hold = new Promise<void>((resolve) => (release = resolve));
  await open(page, 'faq');
  await quietNetwork(page);
  await page.route(/\/assets\/js\//, async (route) => {
    await hold;
    await route.continue();
  });
  return release;
}

const waiting = (page: Page) => page.locator('html[data-preview=search]');

test('what is typed while the search is still being loaded is seen, and is its query', async ({page}) => {
  const release = await holdSearch(page);
  await page.locator('.DocSearch-Button').click();
  // Latin letters: Playwright puts others into fields without pressing keys.
  await page.keyboard.type('the wayx');
  await page.keyboard.press('Backspace');
  await expect(modalOf(page).dialog).toHaveCount(0);
  await expect(waiting(page)).toHaveAttribute('data-typed', 'the way');
  const shown = () => getComputedStyle(document.documentElement, '::after').content;
  expect(await page.evaluate(shown)).toBe('"the way"');
  release();
  await expect(modalOf(page).field).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
  await page.keyboard.type('bill');
  await expect(modalOf(page).field).toHaveValue('the waybill');
});

for (const {way, cancel} of [
  {way: 'Escape', cancel: (page: Page) => page.keyboard.press('Escape')},
  {way: 'a click beside it', cancel: (page: Page) => page.mouse.click(640, 600)},
]) {
  test(`${way} ends the wait for the search: it does not come later, and keys are the page’s again`, async ({page}) => {
    const release = await holdSearch(page);
    await page.keyboard.press('/');
    await page.keyboard.type('map');
    await cancel(page);
    await expect(waiting(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(waiting(page)).toHaveAttribute('data-typed', '');
    await page.keyboard.press('Escape');
    // The scripts that are held are those of the search.
    const came = page.waitForResponse(/\/assets\/js\//);
    release();
    await (await came).finished();
    await drawn(page);
    await expect(modalOf(page).dialog).toHaveCount(0);
    await page.locator('.DocSearch-Button').click();
    await expect(modalOf(page).field).toHaveValue('');
  });
}

test('a letter typed between the drawing of the search and its focus is part of the query', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.DocSearch-Input')) {
        observer.disconnect();
        const {activeElement} = document;
        Object.assign(window, {focused: activeElement?.className});
        activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key: 'b', bubbles: true}));
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  await page.locator('.DocSearch-Button').click();
  await expect(modalOf(page).field).toBeFocused();
  await page.keyboard.type('ill');
  expect(await page.evaluate(() => Reflect.get(window, 'focused') as string)).not.toContain('DocSearch-Input');
  await expect(modalOf(page).field).toHaveValue('bill');
});

test('the search works offline once loaded', async ({page, context}) => {
  // Nothing is loaded ahead that going offline would cut off.
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, 'faq');
  await searchFor(page, 'накладная');
  await context.setOffline(true);
  await modalOf(page).field.fill('вызвать курьера');
  await expect(modalOf(page).hits.first()).toContainText(/курьер/i);
  await page.keyboard.press('Escape');
  await searchFor(page, 'тариф');
  await expect(modalOf(page).hits.first()).toContainText(/тариф/i);
});

test('the engine works off the main thread', async ({page}) => {
  await open(page, 'faq');
  await searchFor(page, 'накладная');
  expect(page.workers().length).toBe(1);
});

test('facts under titles and examples of queries are not in the index', async ({page}) => {
  await open(page, `search?q=${encodeURIComponent('"мин чтения"')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/./);
  await expect(main.locator('ol > li').filter({hasText: /мин чтения|плагин \d/})).toHaveCount(0);
});
