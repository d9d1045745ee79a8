import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {pathOf} from './support/site';

/** What was in the page at the moment when its heading had become another one. */
interface First {
  /** Headings of the text. */
  headings: number;
  /** Where the text ends, below the upper edge of the window, in heights of the window. */
  end: number;
}

/** Notes the first state of the next page: React writes it in one piece, before the browser paints. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    new MutationObserver((_, observer) => {
      if (heading() !== before) {
        observer.disconnect();
        const end = document.querySelector('article footer, article + nav')?.getBoundingClientRect().top ?? 0;
        const headings = document.querySelectorAll('article h2').length;
        Reflect.set(window, 'first', {headings, end: end / innerHeight});
      }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });

const first = async (page: Page): Promise<First> => {
  await page.waitForFunction(() => 'first' in window);
  return page.evaluate(() => Reflect.get(window, 'first') as First);
};

const headings = (page: Page) => page.locator('article h2');

for (const [locale, width] of [
  ['ru', 1280],
  ['en', 375],
] as const) {
  test(`after a click on a link the first screen comes first, then the rest in its place (${locale}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, pathOf(locale, 'setup'));
    await watch(page);
    await page.locator('.pagination-nav__link--next').click();
    const {headings: shown, end} = await first(page);
    expect(end).toBeGreaterThan(1);
    await expect.poll(() => headings(page).count()).toBeGreaterThan(shown);
    const all = await headings(page).count();
    await page.reload();
    await hydrated(page);
    await expect(headings(page)).toHaveCount(all);
  });
}

test('a page that is opened at a place, and one gone back to, is whole at once', async ({page}) => {
  await open(page, 'faq');
  const all = await headings(page).count();
  await page.locator(`.menu a[href="${pathOf('ru', 'setup')}"]`).click();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-setup( |$)/);
  await watch(page);
  await page.goBack();
  expect((await first(page)).headings).toBe(all);

  const link = page.locator(`article a[href^="${pathOf('ru', '')}"][href*="#"]`).first();
  const place = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  await page.evaluate(() => Reflect.deleteProperty(window, 'first'));
  await watch(page);
  await link.click();
  const {headings: shown} = await first(page);
  await expect(page.locator(`[id="${decodeURIComponent(place)}"]`)).toBeInViewport();
  await expect(headings(page)).toHaveCount(shown);
});

test('a link followed before the scripts have come leads to a page that runs its scripts by itself', async ({
  page,
  baseURL,
}) => {
  await page.goto('setup', {referer: new URL('faq', baseURL).href});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
});
