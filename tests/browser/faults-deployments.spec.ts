import type {Page} from '@playwright/test';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {watchDocuments} from './support/connection';
import {startDeployments, type Deployments, type Neighbor} from './support/deployments';
import {expect, test as siteTest} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {expectReadable} from './support/readable';
import {searchFor} from './support/search';
import {pathOf} from './support/site';

loadEnvironmentFile();
const {basePath} = readEnvironment();

/** A host of its own, on which a test deploys. */
const test = siteTest.extend<{neighbor: Neighbor; host: Deployments}>({
  neighbor: [{}, {option: true}],
  host: async ({neighbor}, use) => {
    const host = await startDeployments(basePath, neighbor);
    await use(host);
    await host.close();
  },
});

const gone = [/^bad response: 404 GET .+\/assets\//, /^console: error: Failed to load resource.+404/];
const note = (page: Page) => page.locator('.boot-note');

for (const deployments of [1, 3]) {
  test(`a page that the browser kept from ${deployments} deployments ago is loaded anew once`, async ({
    page,
    host,
    expectFaults,
  }) => {
    expectFaults(...gone);
    const address = `${host.url}faq`;
    await page.goto(`${host.url}opensearch.xml`);
    await page.evaluate((url) => fetch(url).then((response) => response.text()), address);
    Array.from({length: deployments}, host.deploy);
    const documents = watchDocuments(page);
    await page.goto(address);
    await expectReadable(page);
    await hydrated(page);
    await expect(page).toHaveURL(address);
    await expect(note(page)).toHaveCount(0);
    expect(documents).toHaveLength(2);
    await searchFor(page, 'накладная');
  });
}

test('a deployment in the middle of a visit: the next page is loaded as a document, and the visit goes on', async ({
  page,
  host,
  expectFaults,
}) => {
  expectFaults(...gone, /^console: warning: (?:ChunkLoadError|Error: Loading CSS chunk)/);
  await open(page, `${host.url}faq`);
  await page.waitForLoadState('networkidle');
  const documents = watchDocuments(page);
  host.deploy();
  await page.locator(`.menu a[href="${pathOf('ru', 'functionality-admin/cod')}"]`).dispatchEvent('click');
  await expect(page).toHaveURL(`${host.url}functionality-admin/cod`);
  await hydrated(page);
  await page.locator(`.menu a[href="${pathOf('ru', 'setup')}"]`).click();
  await expectReadable(page, 'keys');
  expect(documents).toEqual([pathOf('ru', 'functionality-admin/cod')]);
});

const foreignPage = '<!doctype html><title>Another project</title>';

/** Workers of another project that has taken the whole origin. */
const workers = {
  'that answers with what it has kept': `
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => event.respondWith((async () => {
      const kept = await caches.open('other');
      const url = event.request.url.split('?')[0];
      const found = await kept.match(url);
      if (found) return found;
      const answer = await fetch(event.request);
      if (answer.ok) await kept.put(url, answer.clone());
      return answer;
    })()));`,
  'that fails for every script': `
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.destination === 'script') event.respondWith(Response.error());
    });`,
} as const;

async function settle(page: Page, host: Deployments): Promise<void> {
  await page.goto(new URL('/other', host.url).href);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/other.js');
    await navigator.serviceWorker.ready;
  });
}

test.describe('a service worker of another project', () => {
  test.describe('that answers with what it has kept', () => {
    test.use({
      neighbor: {'/other': foreignPage, '/other.js': workers['that answers with what it has kept']},
    });

    test('works while nothing is deployed; then the reader keeps the text and is told, and the worker is left alone', async ({
      page,
      host,
      expectFaults,
    }) => {
      expectFaults(...gone);
      await settle(page, host);
      const documents = watchDocuments(page);
      await open(page, `${host.url}faq`);
      await searchFor(page, 'накладная');
      await page.evaluate(async () => {
        const kept = await caches.open('other');
        const keys = await kept.keys();
        await Promise.all(keys.filter(({url}) => /\.js$/.test(url)).map((one) => kept.delete(one)));
      });
      await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
      host.deploy();
      documents.length = 0;
      await page.goto(`${host.url}faq`);
      await expectReadable(page);
      await expect(note(page)).toBeVisible();
      expect(documents).toHaveLength(2);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
    });
  });

  test.describe('that fails for every script', () => {
    test.use({neighbor: {'/other': foreignPage, '/other.js': workers['that fails for every script']}});

    test('the reader keeps the text and is told, and the worker is left alone', async ({page, host, expectFaults}) => {
      expectFaults(/^failed request: GET .+\.js/, /^console: error: Failed to load resource/);
      await settle(page, host);
      const documents = watchDocuments(page);
      await page.goto(`${host.url}faq`);
      await expectReadable(page);
      // What is asked for ahead is no script to that worker yet.
      await page.locator('html').dispatchEvent('pointerdown');
      await expect(note(page)).toBeVisible();
      expect(documents).toHaveLength(2);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
    });
  });
});
