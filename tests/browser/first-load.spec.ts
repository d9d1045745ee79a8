import type {Page} from '@playwright/test';
import {pretendConnection, quietNetwork} from './support/connection';
import {expect, test} from './support/fixtures';
import {hydrated, idle, open} from './support/hydration';
import {holdScripts, siteScripts} from './support/scripts';

const wholeSheets = /\/assets\/css\//;

/** Addresses of the scripts of the site that the page asks for, in order. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => siteScripts.test(request.url()) && asked.push(new URL(request.url()).pathname));
  return asked;
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Where the blocks of the page are, in whole pixels, when all of it is laid out. */
const layout = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.deferred;
    return [...document.querySelectorAll('nav.navbar *, aside *, article *, footer *')]
      .filter((element) => !element.closest('svg') && element.checkVisibility())
      .map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height]
          .map((one) => (typeof one === 'number' ? Math.round(one) : one))
          .join(' ');
      });
  });

for (const [address, width] of [
  ['', 1280],
  ['', 375],
  ['setup', 1280],
  ['setup', 375],
  ['en/functionality-admin/cod', 1280],
  ['calculation', 375],
  ['category/справочник', 1280],
  ['search', 1280],
  ['en/nothing', 375],
] as const) {
  test(`the first paint of /${address} at ${width} px does not move when the whole styles come`, async ({
    page,
    expectFaults,
  }) => {
    if (address.endsWith('nothing')) {
      expectFaults(/^bad response: 404 GET .*nothing/, /^console: error: Failed to load resource.+404/);
    }
    await page.setViewportSize({width, height: 900});
    await holdScripts(page);
    const releaseSheets = await holdScripts(page, wholeSheets);
    await page.goto(address, {waitUntil: 'commit'});
    await painted(page);
    const first = await layout(page);
    expect(first.length).toBeGreaterThan(20);
    releaseSheets();
    await page.locator('html').dispatchEvent('pointerdown');
    await page.waitForFunction(
      () =>
        document.querySelector('link[data-whole][media=all]') !== null &&
        document.querySelector('link[data-whole][media=print]') === null,
    );
    expect(await layout(page)).toEqual(first);
  });
}

/** Scripts of the site that went over the network, and what the page asked for without running it. */
const fetched = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
      ({name, startTime, transferSize}) => (/\/assets\/js\//.test(name) && transferSize > 0 ? [{name, startTime}] : []),
    ),
    running: document.querySelectorAll('head script[src*="/assets/js/"]').length,
  }));

for (const address of ['', 'en/setup']) {
  test(`the first paint of /${address} asks for nothing but the page, not even for its icon`, async ({page}) => {
    const asked: string[] = [];
    const isAhead = (path: string) => siteScripts.test(path) || wholeSheets.test(path);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    await expect.poll(() => asked.some(isAhead)).toBe(true);
    expect(asked.filter((path) => !isAhead(path))).toEqual([new URL(page.url()).pathname]);
    const icon = await page.locator('link[rel=icon]').getAttribute('href');
    const width = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), {src});
      await image.decode();
      return image.width;
    }, icon ?? '');
    expect(width).toBeGreaterThan(0);
  });
}

test('scripts come ahead after the first paint, run when the reader acts, and none comes twice', async ({page}) => {
  await page.goto('setup');
  // The bundler's runtime and the main script; the main one knows those of the route.
  await expect.poll(async () => (await fetched(page)).scripts.length).toBe(2);
  await page.waitForLoadState('networkidle');
  const before = await fetched(page);
  expect(Math.min(...before.scripts.map(({startTime}) => startTime))).toBeGreaterThanOrEqual(before.paint);
  expect(before.running).toBe(0);
  await page.mouse.wheel(0, 300);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const {scripts} = await fetched(page);
  expect(new Set(scripts.map(({name}) => name)).size).toBe(scripts.length);
});

for (const [address, what] of [
  ['faq?from=mail', 'a query'],
  ['faq#key', 'a place in the page'],
  ['search', 'the search page'],
] as const) {
  test(`${what} in the address is answered without an act of the reader`, async ({page}) => {
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  });
}

test('a page in the middle of a visit runs its scripts without an act of the reader', async ({page}) => {
  await open(page, 'faq');
  await page.goto('setup');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
});

test('a reader who saves traffic gets no script before acting', async ({page}) => {
  await pretendConnection(page, {saveData: true, effectiveType: '4g'});
  const asked = watchScripts(page);
  await page.goto('faq');
  await painted(page);
  await idle(page);
  await quietNetwork(page);
  expect(asked).toEqual([]);
  await page.locator('article').click();
  await hydrated(page);
});
