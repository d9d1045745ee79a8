import {readdirSync, readFileSync} from 'node:fs';
import type {BrowserContext, Page} from '@playwright/test';
import {expect, test} from '../lab/test';
import {siteFolder} from './support/address';
import {quietNetwork} from './support/connection';
import {test as siteTest} from './support/fixtures';
import {open} from './support/hydration';
import {locales, pathOf} from './support/site';

const words = {
  ru: {
    loading: 'Загрузка...',
    missing: '404. Изображение не найдено',
    failed: 'Ошибка. Нажмите для перезагрузки',
    offline: 'Ваш браузер находится в автономном режиме. Изображение не загружено',
  },
  en: {
    loading: 'Loading...',
    missing: '404. Image not found',
    failed: 'Error. Click to reload',
    offline: 'Your browser is offline. Image not loaded',
  },
} as const;

const files = /\/assets\/ideal-img\//;
const alt = 'Посылка на столе';
const near = (page: Page) => page.locator('[data-lab=near]');
const width = (page: Page) =>
  near(page)
    .locator('img:not([aria-hidden])')
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

/** Answers every request for an image with a status and a body that is no image. */
function answerImages(context: BrowserContext, status: number): Promise<unknown> {
  return context.route(files, (route) => route.fulfill({status, contentType: 'image/jpeg', body: 'no image'}));
}

for (const locale of locales) {
  const images = pathOf(locale, 'lab/pages/images');
  const {loading, missing, failed, offline} = words[locale];

  test(`an image that is late says that it loads, and then shows (${locale})`, async ({page, context}) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(files, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(images, {waitUntil: 'commit'});
    await expect(near(page).getByText(loading)).toBeVisible();
    release();
    await expect.poll(() => width(page)).toBeGreaterThan(0);
    await expect(near(page).getByText(loading)).toHaveCount(0);
    await expect(near(page).getByRole('img', {name: alt})).toBeVisible();
  });

  test(`an image that is gone says 404 and what it showed (${locale})`, async ({page, context, expectFaults}) => {
    expectFaults(
      /^bad response: 404 GET .*ideal-img/,
      /^bad response: 404 HEAD .*ideal-img/,
      /^console: error: Failed to load/,
    );
    await answerImages(context, 404);
    await open(page, images);
    await expect(near(page).getByText(missing)).toBeVisible();
    await expect(near(page).getByText(alt)).toBeVisible();
    await expect(near(page).getByRole('button')).toHaveCount(0);
  });

  test(`an image that fails is loaded again by a key press (${locale})`, async ({page, context, expectFaults}) => {
    expectFaults(/^bad response: 500 .*ideal-img/, /^console: error: Failed to load/);
    await answerImages(context, 500);
    await open(page, images);
    const button = near(page).getByRole('button', {name: failed});
    await expect(button).toBeVisible();
    await button.press('Enter');
    await expect(button, 'fails again').toBeVisible();
    await context.unroute(files);
    await button.press('Enter');
    await expect.poll(() => width(page)).toBeGreaterThan(0);
    await expect(near(page).getByText(failed)).toHaveCount(0);
  });

  test(`a file that is no image says so and can be loaded again (${locale})`, async ({page, context}) => {
    await answerImages(context, 200);
    await open(page, images);
    const button = near(page).getByRole('button', {name: failed});
    await expect(button).toBeVisible();
    await context.unroute(files);
    await button.click();
    await expect.poll(() => width(page)).toBeGreaterThan(0);
  });

  test(`without a network the image says so and comes by itself later (${locale})`, async ({
    page,
    context,
    expectFaults,
  }) => {
    expectFaults(/^failed request: GET .*ideal-img.*ERR_INTERNET_DISCONNECTED/, /^console: error: Failed to load/);
    await open(page, images);
    await expect.poll(() => width(page)).toBeGreaterThan(0);
    await quietNetwork(page);
    await context.setOffline(true);
    const far = page.locator('[data-lab=far]');
    await far.scrollIntoViewIfNeeded();
    await expect(far.getByText(offline)).toBeVisible();
    await context.setOffline(false);
    await expect(far.getByText(offline)).toHaveCount(0);
    await expect
      .poll(() => far.locator('img:not([aria-hidden])').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test(`an image keeps its place from the first paint to its failure (${locale})`, async ({
    page,
    context,
    expectFaults,
  }) => {
    const height = () => near(page).evaluate((element) => element.getBoundingClientRect().height);
    await open(page, images);
    await expect.poll(() => width(page)).toBeGreaterThan(0);
    const loaded = await height();
    expect(loaded).toBeGreaterThan(200);
    const stretched = await near(page)
      .locator('img:not([aria-hidden])')
      .evaluate((image: HTMLImageElement) => image.width / image.height / (image.naturalWidth / image.naturalHeight));
    expect(stretched).toBeCloseTo(1, 2);
    expectFaults(/^bad response: 404 .*ideal-img/, /^console: error: Failed to load/);
    await answerImages(context, 404);
    await page.reload();
    await expect(near(page).getByText(missing)).toBeVisible();
    expect(await height()).toBeCloseTo(loaded, 0);
  });
}

test('an image needs no JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(pathOf('ru', 'lab/pages/images'));
  await expect(near(page).getByRole('img', {name: alt})).toBeVisible();
  expect(await width(page)).toBeGreaterThan(0);
  await context.close();
});

test('an image far below is not fetched before the reader comes near', async ({page}) => {
  const far = page.locator('[data-lab=far] img:not([aria-hidden])');
  await open(page, pathOf('ru', 'lab/pages/images'));
  await quietNetwork(page);
  expect(await far.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  await far.scrollIntoViewIfNeeded();
  await expect.poll(() => far.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const locale of locales) {
  siteTest(`the manual has a raster image, and it is there (${locale})`, async ({page}) => {
    const folder = locale === 'ru' ? siteFolder() : `${siteFolder()}/${locale}`;
    const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html') && (locale !== 'ru' || !file.startsWith('en/')))
      .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('/assets/ideal-img/'));
    expect(pages.length).toBeGreaterThan(0);
    for (const file of pages) {
      await open(page, pathOf(locale, file.replace(/(?:index)?\.html$/, '')));
      for (const image of await page.locator('img[src*="/ideal-img/"]').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveAttribute('alt', /\S/);
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      }
    }
  });
}
