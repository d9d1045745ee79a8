import type {Page} from '@playwright/test';
import {recordingScript, scriptUrl, type CounterCall} from '../lab/counter';
import {expect, test} from '../lab/test';
import {drawn, hydrated, idle, open} from './support/hydration';
import {switchTo} from './support/languages';
import {playProvider} from './support/provider';
import {ask, modalOf} from './support/search';
import {pathOf} from './support/site';

const setup = pathOf('ru', 'setup');
const faq = pathOf('ru', 'faq');

interface Hit {
  path: string;
  title: string;
  /** Path of a page of the site, the whole address of another site. */
  referer: string;
}

/** The hits among the calls, with short addresses. */
function hits(calls: CounterCall[], page: Page): Hit[] {
  const short = (address: string) => address.replace(new URL(page.url()).origin, '');
  return calls
    .filter(([, method]) => method === 'hit')
    .map(([, , url, options]) => {
      const {title, referer} = options as {title: string; referer: string};
      return {path: short(String(url)), title, referer: short(referer)};
    });
}

/** Goes to a page by its link in the sidebar; returns its title. */
async function follow(page: Page, path: string): Promise<string> {
  const before = await page.title();
  await page.locator(`.menu a[href="${path}"]`).click();
  await expect(page).not.toHaveTitle(before);
  return page.title();
}

/** Waits for a hit that should not be there: the router has done its work, and hits leave two frames after that. */
async function settle(page: Page): Promise<void> {
  await idle(page);
  await drawn(page);
}

test('the script comes after the load event, as an external async file that no HTML names', async ({page}) => {
  const response = await page.goto(setup);
  // The policy of the page names the address, and nothing else does.
  expect((await response?.text())?.replace(/<meta http-equiv[^>]+>/, '')).not.toMatch(/mc\.yandex|tag\.js/);
  const script = page.locator(`script[src="${scriptUrl}"]`);
  await expect(script).toHaveCount(1);
  expect(await script.evaluate((element: HTMLScriptElement) => element.async)).toBe(true);
  // The browser writes its entry when the answer has come, which is after the element is there.
  const entry = await page.waitForFunction(
    (url) => performance.getEntriesByName(url)[0]?.toJSON() as {startTime: number} | undefined,
    scriptUrl,
  );
  const {startTime: asked} = (await entry.jsonValue()) ?? {startTime: NaN};
  const loaded = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  );
  expect(loaded).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(loaded);
});

test('the counter starts with session replay and leaves every hit to the site', async ({page, counterCalls}) => {
  await open(page, setup);
  await expect.poll(() => counterCalls.length).toBe(2);
  expect(counterCalls[0]).toEqual([12345678, 'init', {webvisor: true, defer: true}]);
  expect(counterCalls[1]?.slice(0, 2)).toEqual([12345678, 'hit']);
});

test('the first hit has the title of the page and where the reader came from', async ({page, counterCalls}) => {
  await page.goto(`${setup}?from=letter#update`, {referer: 'https://search.example/'});
  await hydrated(page);
  await expect
    .poll(() => hits(counterCalls, page))
    .toEqual([{path: `${setup}?from=letter#update`, title: await page.title(), referer: 'https://search.example/'}]);
});

test('each new path is one hit, with the new title and the page before', async ({page, counterCalls}) => {
  await open(page, setup);
  const first = await page.title();
  const second = await follow(page, faq);
  const third = await follow(page, pathOf('ru', 'yandex'));
  expect(new Set([first, second, third]).size).toBe(3);
  await settle(page);
  expect(hits(counterCalls, page)).toEqual([
    {path: setup, title: first, referer: ''},
    {path: faq, title: second, referer: setup},
    {path: pathOf('ru', 'yandex'), title: third, referer: faq},
  ]);
});

test('a new hash or query is no hit', async ({page, counterCalls}) => {
  await open(page, setup);
  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.evaluate(() => window.history.pushState(null, '', '?q=1'));
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/\?q=1$/);
  await settle(page);
  expect(hits(counterCalls, page)).toHaveLength(1);
});

test('back and forward are hits', async ({page, counterCalls}) => {
  await open(page, setup);
  const first = await page.title();
  const second = await follow(page, faq);
  // A page that is left before it was painted is no hit: wait for the one of each page.
  await expect.poll(() => hits(counterCalls, page)).toHaveLength(2);
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await expect.poll(() => hits(counterCalls, page)).toHaveLength(3);
  await page.goForward();
  await expect(page).toHaveTitle(second);
  await settle(page);
  expect(hits(counterCalls, page)).toEqual([
    {path: setup, title: first, referer: ''},
    {path: faq, title: second, referer: setup},
    {path: setup, title: first, referer: faq},
    {path: faq, title: second, referer: setup},
  ]);
});

test('a change of language, which loads a new document, is one hit', async ({page, counterCalls}) => {
  await open(page, setup);
  const first = await page.title();
  await expect.poll(() => hits(counterCalls, page)).toHaveLength(1);
  await switchTo(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => hits(counterCalls, page)).toHaveLength(2);
  await settle(page);
  expect(hits(counterCalls, page)).toMatchObject([
    {path: setup, title: first},
    {path: pathOf('en', 'setup'), title: await page.title()},
  ]);
});

test('hits that were due before the script came are not lost', async ({page, context, counterCalls}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(scriptUrl, async (route) => {
    await released;
    await route.fulfill({contentType: 'text/javascript', body: recordingScript});
  });
  await open(page, setup);
  const first = await page.title();
  const second = await follow(page, faq);
  await settle(page);
  expect(counterCalls).toEqual([]);
  release();
  await expect
    .poll(() => hits(counterCalls, page))
    .toEqual([
      {path: setup, title: first, referer: ''},
      {path: faq, title: second, referer: setup},
    ]);
});

test('an event reports a goal without an import', async ({page, counterCalls}) => {
  await open(page, setup);
  await page.evaluate(() => {
    const detail = {name: 'search-no-hits', params: {query: 'нет такого'}};
    window.dispatchEvent(new CustomEvent('docs:goal', {detail}));
    window.dispatchEvent(new CustomEvent('docs:goal', {detail: {name: ''}}));
    window.dispatchEvent(new Event('docs:goal'));
  });
  const goals = (): CounterCall[] => counterCalls.filter(([, method]) => method === 'reachGoal');
  await expect.poll(goals).toEqual([[12345678, 'reachGoal', 'search-no-hits', {query: 'нет такого'}]]);
});

test('a search without hits is a goal with its query, once the reader has stopped typing', async ({
  page,
  context,
  counterCalls,
}) => {
  await context.route(/^https:\/\/[^/]+\.algolia(net)?\.(net|com)\//, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: {query: string}[]};
    const results = requests.map(({query}) => ({query, hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20}));
    await route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {results}});
  });
  await open(page, setup);
  await ask(page, 'нет');
  await modalOf(page).field.fill('нет такого');
  const goals = (): CounterCall[] => counterCalls.filter(([, method]) => method === 'reachGoal');
  await expect.poll(goals).toEqual([[12345678, 'reachGoal', 'search-no-hits', {query: 'нет такого'}]]);
});

test('a reader who blocks the host has the same site', async ({page, context, expectFaults}) => {
  expectFaults(/failed request: GET https:\/\/mc\.yandex\.ru/, /console: error: Failed to load resource.*mc\.yandex/);
  await context.route(scriptUrl, (route) => route.abort('blockedbyclient'));
  const blocked = page.waitForEvent('requestfailed');
  await open(page, setup);
  await blocked;
  await follow(page, faq);
  await follow(page, setup);
  await settle(page);
  expect(await page.evaluate(() => (window as {ym?: {a?: unknown[]}}).ym?.a)).toEqual([]);
});

test('a host that never answers holds nothing up', async ({page, context}) => {
  await context.route(scriptUrl, () => {});
  await page.goto(setup, {waitUntil: 'load'});
  await expect(page.locator(`script[src="${scriptUrl}"]`)).toHaveCount(1);
  await hydrated(page);
  await follow(page, faq);
  await follow(page, setup);
  await settle(page);
});

test('what is typed into a field is masked from the session replay', async ({page}) => {
  await playProvider(page);
  await open(page, pathOf('ru', ''));
  const ofPage = page.getByRole('main').getByRole('searchbox').first();
  await ofPage.focus();
  await expect(ofPage).toHaveClass(/(?:^| )ym-disable-keys(?: |$)/);
  await ask(page, 'накладная');
  await expect(modalOf(page).field).toHaveClass(/(?:^| )ym-disable-keys(?: |$)/);
});
