import type {Page} from '@playwright/test';
import {stopClock} from './support/clock';
import {onPageScripts, quietNetwork, watchDocuments} from './support/connection';
import {expect, test} from './support/fixtures';
import {hydrated, interact, open} from './support/hydration';
import {pathOf} from './support/site';

const toFaq = (page: Page) => page.locator(`.menu a[href="${pathOf('ru', 'faq')}"]`);
const bar = (page: Page) => page.locator('#nprogress .bar');
const faqText = (page: Page) => page.locator('article #no-delivery');

/** What the page and the browser say of a script that is not there. */
const goneFaults = [/^bad response: 404 GET .+\.js$/, /^console: error: Failed to load resource.+404/];

/** Opens an address, after which no script of another page arrives until the function that comes back is called. */
async function holdPageScripts(page: Page, address: string): Promise<() => void> {
  let hold = Promise.resolve();
  await onPageScripts(page, async (route) => {
    await hold;
    await route.continue();
  });
  await open(page, address);
  let release: () => void = () => {};
  hold = new Promise((resolve) => (release = resolve));
  return release;
}

test('a page whose part is gone is loaded anew from the server', async ({page, expectFaults}) => {
  expectFaults(...goneFaults, /^console: warning: ChunkLoadError/);
  let gone = false;
  await onPageScripts(page, (route) => (gone ? route.fulfill({status: 404}) : route.continue()));
  await open(page, '');
  const documents = watchDocuments(page);
  page.on('request', (request) => (gone &&= !request.isNavigationRequest()));
  gone = true;
  await toFaq(page).click();
  await expect(faqText(page)).toBeVisible();
  await hydrated(page);
  expect(documents).toEqual([pathOf('ru', 'faq')]);
});

test('when the part stays gone, the reader has the text and the page does not load again and again', async ({
  page,
  expectFaults,
}) => {
  expectFaults(...goneFaults, /^console: warning: ChunkLoadError/, /^page error: ChunkLoadError/);
  let gone = false;
  await onPageScripts(page, (route) => (gone ? route.fulfill({status: 404}) : route.continue()));
  await open(page, '');
  const documents = watchDocuments(page);
  gone = true;
  await toFaq(page).click();
  await expect(faqText(page)).toBeVisible();
  // With traffic being saved the scripts are asked for when the reader acts, in each document again.
  await faqText(page).click();
  await expect.poll(() => documents.length).toBe(2);
  await faqText(page).click();
  await expect(page.locator('.boot-note')).toBeVisible();
  await quietNetwork(page);
  // Once by the engine for the failed navigation, once by the boot guard.
  expect(documents).toEqual([pathOf('ru', 'faq'), pathOf('ru', 'faq')]);
  await page.locator(`.menu a[href="${pathOf('ru', 'yandex')}"]`).click();
  await expect(page).toHaveURL(pathOf('ru', 'yandex'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('without a script the reader has the text of the page', async ({page, expectFaults}) => {
  expectFaults(...goneFaults);
  await page.route(/\/assets\/js\/main\./, (route) => route.fulfill({status: 404}));
  await page.goto('faq');
  await expect(faqText(page)).toBeVisible();
  await interact(page);
  await expect(page.locator('.boot-note')).toBeVisible();
  await toFaq(page).click();
  await expect(page).toHaveURL(pathOf('ru', 'faq'));
});

test('a progress bar appears 200 ms after the change of a slow route', async ({page}) => {
  const release = await holdPageScripts(page, '');
  await stopClock(page);
  await toFaq(page).click();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await expect(faqText(page)).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(faqText(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('the page before stays until the slow one is there', async ({page}) => {
  const release = await holdPageScripts(page, 'setup');
  await toFaq(page).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-setup/);
  release();
  await expect(faqText(page)).toBeVisible();
});

test('a fast route shows no progress bar', async ({page}) => {
  const release = await holdPageScripts(page, '');
  await stopClock(page);
  await toFaq(page).click();
  await page.clock.runFor(199);
  release();
  await expect(faqText(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});
