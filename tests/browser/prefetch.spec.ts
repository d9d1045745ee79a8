import type {Locator, Page} from '@playwright/test';
import {pretendConnection, quietNetwork} from './support/connection';
import {expect, test} from './support/fixtures';
import {drawn, hydrated, idle, open} from './support/hydration';
import {pathOf} from './support/site';

/** Addresses of our scripts that the page asked for: by a `link` prefetch, or as a `script` to run. */
function requested(page: Page, by: 'link' | 'script'): Promise<string[]> {
  return page.evaluate((initiator) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({initiatorType, name}) => initiatorType === initiator && name.endsWith('.js'))
      .map(({name}) => name);
  }, by);
}

/**
 * The same without the scripts of the page itself, which it asks for before the first interaction. They are read from its
 * HTML: the bundler takes the elements of scripts that have come away.
 */
async function requestedOfOthers(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  const own = [...html.matchAll(/<script src="?([^" >]+)/g)].map(([, src = '']) => new URL(src, page.url()).href);
  expect(own.length).toBe(2);
  return (await requested(page, 'link')).filter((address) => !own.includes(address));
}

/** Everything the page wants of another page before a click: prefetched links and scripts loaded on hover. */
async function loadedByHover(page: Page): Promise<{links: string[]; added: string[]}> {
  await open(page, '');
  const before = await requested(page, 'script');
  await menuLink(page, 'faq').hover();
  // What is in sight is known when it is drawn; what is to be loaded ahead waits for an idle browser.
  await drawn(page);
  await idle(page);
  await quietNetwork(page);
  const after = await requested(page, 'script');
  return {links: await requested(page, 'link'), added: after.filter((address) => !before.includes(address))};
}

const menuLink = (page: Page, address: string) => page.locator(`.menu a[href="${pathOf('ru', address)}"]`);

/** Our scripts that the browser is given for one click on a link, from the network or from its cache. */
async function loadedByClick(page: Page, link: Locator, docId: string): Promise<string[]> {
  const before = await requested(page, 'script');
  await link.click();
  await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${docId}`));
  return (await requested(page, 'script')).filter((address) => !before.includes(address));
}

/** Waits until a link has loaded scripts of its page, and no more come. */
async function preloaded(page: Page, before: string[]): Promise<void> {
  await expect.poll(async () => (await requested(page, 'script')).length).toBeGreaterThan(before.length);
  await quietNetwork(page);
}

test('links are prefetched when they become visible', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '');
  // The last link of the article, far below the window.
  const link = page.locator('article a[href$="/reference/messages"]').last();
  await expect(link).not.toBeInViewport();
  await expect.poll(() => requestedOfOthers(page)).not.toHaveLength(0);
  await quietNetwork(page);
  const first = await requestedOfOthers(page);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await requestedOfOthers(page)).length).toBeGreaterThan(first.length);
  await quietNetwork(page);
  const prefetched = await requestedOfOthers(page);
  const needed = await loadedByClick(page, link, 'reference/messages');
  expect(needed.filter((address) => !prefetched.includes(address))).toEqual([]);
  expect(needed.filter((address) => !first.includes(address))).not.toHaveLength(0);
});

test('a long page prefetches every page that it shows a link to, each once', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, 'faq');
  const last = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y <= last; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await drawn(page);
  }
  const pages = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')];
    const own = links.filter(({origin, pathname}) => origin === location.origin && pathname !== location.pathname);
    return new Set(own.map(({pathname}) => pathname)).size;
  });
  // More links than any limit of a queue would let through unnoticed.
  expect(pages).toBeGreaterThan(24);
  await expect
    .poll(async () => (await requestedOfOthers(page)).length, {timeout: 20_000})
    .toBeGreaterThanOrEqual(pages);
  const ahead = await requestedOfOthers(page);
  expect(new Set(ahead).size).toBe(ahead.length);
});

for (const [how, event] of [
  ['the pointer is over a link to it', 'mouseover'],
  ['a link to it is touched', 'touchstart'],
] as const) {
  test(`a page is preloaded when ${how}`, async ({page}) => {
    await open(page, '');
    const before = await requested(page, 'script');
    const link = menuLink(page, 'faq');
    await (event === 'mouseover' ? link.hover() : link.dispatchEvent(event));
    await preloaded(page, before);
    await expect(page).toHaveURL(pathOf('ru', ''));
    expect(await loadedByClick(page, link, 'faq')).toEqual([]);
  });
}

// The engine itself looks for a page with the address “/setup#keys”, and finds none.
test('a link to a place of another page preloads that page', {tag: '@optimization'}, async ({page}) => {
  await open(page, 'faq');
  const before = await requested(page, 'script');
  const link = page.locator('article a[href*="/setup#"]').first();
  await link.hover();
  await preloaded(page, before);
  expect(await loadedByClick(page, link, 'setup')).toEqual([]);
});

test('nothing is preloaded or prefetched when the reader saves data', async ({page}) => {
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
  expect(await loadedByHover(page)).toEqual({links: [], added: []});
});

for (const effectiveType of ['2g', 'slow-2g'] as const) {
  test(`nothing is preloaded or prefetched on a 2g connection (${effectiveType})`, async ({page}) => {
    await pretendConnection(page, {effectiveType, saveData: false});
    expect(await loadedByHover(page)).toEqual({links: [], added: []});
  });
}

test('where links cannot prefetch, a GET request does', async ({page}) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function supportsAllBut(token: string) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') {
      fetched.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await page.goto('');
  await hydrated(page);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((line) => !/^GET \/.*assets\/js\/.+\.js$/.test(line))).toEqual([]);
  expect(await requestedOfOthers(page)).toEqual([]);
});

test('a page opens on a connection where nothing was loaded ahead', async ({page}) => {
  await pretendConnection(page, {effectiveType: '2g', saveData: true});
  await open(page, '');
  await menuLink(page, 'faq').click();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
});
