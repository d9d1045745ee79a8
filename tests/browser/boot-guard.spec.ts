import type {Page, Route} from '@playwright/test';
import {stopClock} from './support/clock';
import {quietNetwork, watchDocuments} from './support/connection';
import {expect, test} from './support/fixtures';
import {hydrated, interact, open} from './support/hydration';
import {holdScripts} from './support/scripts';
import {pathOf} from './support/site';

const goneFaults = [/^bad response: 404 GET .+\.js$/, /^console: error: Failed to load resource.+404/];
const gone = (route: Route) => route.fulfill({status: 404});
const main = /\/assets\/js\/main\./;
const parts = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
const note = (page: Page) => page.locator('.boot-note');

const words = {
  ru: {note: /Текст страницы загружен полностью, но поиск, меню и кнопки не работают/, reload: 'Обновить страницу'},
  en: {note: /The text of this page is complete, but search, menus, and buttons don't work/, reload: 'Reload the page'},
};

for (const locale of ['ru', 'en'] as const) {
  for (const [what, files] of [
    ['the main script', main],
    ['a script of the page', parts],
  ] as const) {
    test(`when ${what} stays gone, the page is loaded once more and then says what is missing (${locale})`, async ({
      page,
      expectFaults,
    }) => {
      expectFaults(...goneFaults, ...(files === parts ? [/^page error: ChunkLoadError/] : []));
      await page.route(files, gone);
      const documents = watchDocuments(page);
      await page.goto(`${pathOf(locale, 'faq')}?a=%20b#no-delivery`);
      await expect(note(page)).toContainText(words[locale].note);
      await expect(page.locator('#no-delivery')).toBeVisible();
      await quietNetwork(page);
      expect(documents).toEqual([pathOf(locale, 'faq'), pathOf(locale, 'faq')]);
      expect(new URL(page.url()).search).toBe('?a=%20b');
      expect(new URL(page.url()).hash).toBe('#no-delivery');
      await page.unroute(files);
      await note(page).getByRole('link', {name: words[locale].reload}).click();
      await hydrated(page);
      await expect(note(page)).toHaveCount(0);
    });
  }
}

test('a page from before a deployment loads itself anew past the cache and works', async ({page, expectFaults}) => {
  expectFaults(...goneFaults);
  let isStale = true;
  const fetched: string[] = [];
  await page.route(main, (route) => (isStale ? gone(route) : route.continue()));
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') {
      isStale = false;
      fetched.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('faq?q=1');
  await hydrated(page);
  expect(fetched).toEqual([pathOf('ru', 'faq')]);
  await expect(page).toHaveURL(`${pathOf('ru', 'faq')}?q=1`);
  await expect(note(page)).toHaveCount(0);
});

test('it recovers again after a second deployment in the same tab', async ({page, expectFaults}) => {
  expectFaults(...goneFaults);
  let isStale = true;
  await page.route(main, (route) => (isStale ? gone(route) : route.continue()));
  page.on('request', (request) => {
    isStale &&= request.resourceType() !== 'fetch';
  });
  await open(page, 'faq');
  isStale = true;
  await open(page, 'setup');
  await expect(note(page)).toHaveCount(0);
});

test('without storage nothing loops', async ({page, expectFaults}) => {
  expectFaults(...goneFaults);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.route(main, gone);
  const documents = watchDocuments(page);
  await page.goto('faq');
  await interact(page);
  await expect(note(page)).toBeVisible();
  await quietNetwork(page);
  expect(documents).toHaveLength(2);
});

test('a page whose host answers with errors only stays on the screen', async ({page, expectFaults}) => {
  expectFaults(...goneFaults, /^bad response: 503 GET/, /^console: error: Failed to load resource.+503/);
  await page.route(main, gone);
  await page.route('**/faq', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({status: 503}) : route.continue(),
  );
  const documents = watchDocuments(page);
  await page.goto('faq');
  await interact(page);
  await expect(note(page)).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('without a network the page waits for it and then recovers', async ({page, expectFaults}) => {
  expectFaults(...goneFaults);
  await page.addInitScript(() => {
    let isOnline = false;
    addEventListener('online', () => (isOnline = true), true);
    Object.defineProperty(navigator, 'onLine', {get: () => isOnline});
  });
  let isStale = true;
  await page.route(main, (route) => (isStale ? gone(route) : route.continue()));
  const documents = watchDocuments(page);
  await page.goto('faq');
  await interact(page);
  await quietNetwork(page);
  expect(documents).toHaveLength(1);
  await expect(page.locator('#no-delivery')).toBeVisible();
  isStale = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await hydrated(page);
  expect(documents).toHaveLength(2);
});

test('a page that React has not taken over in due time is loaded once more', async ({page}) => {
  await stopClock(page);
  let isHanging = true;
  await page.route(main, async (route) => {
    if (!isHanging) {
      await route.continue();
    }
  });
  const documents = watchDocuments(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await expect(page.locator('#no-delivery')).toBeVisible();
  await page.waitForLoadState('domcontentloaded');
  await interact(page);
  await page.clock.runFor(1_000);
  // Each file that comes starts the 20 s anew.
  await expect(page.locator('link[data-whole]:not([media="all"])')).toHaveCount(0);
  await page.clock.runFor(18_000);
  expect(documents).toHaveLength(1);
  isHanging = false;
  await page.clock.runFor(3_000);
  await expect.poll(() => documents).toHaveLength(2);
  await page.clock.resume();
  await hydrated(page);
  expect(documents).toHaveLength(2);
});

test('a slow line that still brings files is left alone', async ({page}) => {
  await page.clock.install();
  const release = await holdScripts(page, main);
  const documents = watchDocuments(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await page.waitForLoadState('domcontentloaded');
  await interact(page);
  await page.clock.runFor(1000);
  for (let file = 0; file < 4; file += 1) {
    await page.clock.runFor(15_000);
    await page.evaluate(
      (number) =>
        new Promise((done) => {
          const image = new Image();
          image.onload = done;
          image.src = `img/favicon.svg?${number}`;
          document.body.append(image);
        }),
      file,
    );
  }
  expect(documents).toHaveLength(1);
  release();
  await hydrated(page);
  expect(documents).toHaveLength(1);
});

test('who stays after a link to a download is told what is missing, after 20 s and without a reload', async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page, main);
  const documents = watchDocuments(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await page.waitForLoadState('domcontentloaded');
  await interact(page);
  await page.clock.runFor(1000);
  await page.evaluate(
    (src) => {
      dispatchEvent(new Event('beforeunload'));
      // What Firefox does to a script when a navigation begins.
      const script = document.createElement('script');
      script.src = src;
      script.type = 'inert';
      document.head.append(script);
      script.dispatchEvent(new Event('error'));
    },
    pathOf('ru', 'assets/js/aborted.js'),
  );
  await page.clock.runFor(15_000);
  await expect(note(page)).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(note(page)).toBeVisible();
  expect(documents).toHaveLength(1);
});
