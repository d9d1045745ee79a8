import type {Page} from '@playwright/test';
import {expect, test} from '../lab/test';
import {hydrated, interact} from './support/hydration';
import {pathOf, storageKey} from './support/site';

/** With a counter, as the lab has one, this mark in the head lets the scripts run without an interaction. */
const mark = ' data-eager=""';

/** Opens a page of the lab as a site without a counter has it: its scripts wait for the reader. */
async function openWaiting(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html.split(mark)).toHaveLength(2);
      await route.fulfill({response, body: html.replace(mark, '')});
    },
  );
  await page.goto(pathOf('ru', path));
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
}

test.describe('scripts that wait for the reader', {tag: '@optimization'}, () => {
  test('a click before them starts a slow part, which shows a spinner and then itself', async ({page}) => {
    await openWaiting(page, 'lab/loader');
    await page.locator('[data-lab=start]').click();
    await expect(page.locator('[data-lab=part]').getByRole('status')).toContainText('Загружается…');
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('lab:loader', {detail: 'load'})));
    await expect(page.locator('[data-lab=loaded]')).toBeVisible();
  });

  test('a click before them that fails shows the error, and a retry loads the part', async ({page}) => {
    await openWaiting(page, 'lab/loader');
    await page.locator('[data-lab=start]').click();
    await expect(page.locator('[data-lab=part]').getByRole('status')).toContainText('Загружается…');
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('lab:loader', {detail: 'fail'})));
    await page.getByRole('alert').getByRole('button', {name: 'Повторить'}).click();
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('lab:loader', {detail: 'load'})));
    await expect(page.locator('[data-lab=loaded]')).toBeVisible();
  });

  for (const path of ['lab/crash', 'lab/crash-root']) {
    test(`a click before them that crashes the page says so, and it recovers (${path})`, async ({
      page,
      expectFaults,
    }) => {
      expectFaults(/^console: error: Error: Lab: the part is broken/);
      await openWaiting(page, path);
      const heading = page.getByRole('heading', {level: 1});
      const title = await heading.innerText();
      await page.locator('[data-lab=crash]').click();
      await expect(heading).toHaveText('На странице произошёл сбой.');
      await page.evaluate(() => {
        window.labBroken = false;
      });
      await page.getByRole('button', {name: 'Попробуйте ещё раз'}).click();
      await expect(heading).toHaveText(title);
    });
  }

  test('an image comes without them, and stays where it is when they run', async ({page}) => {
    await openWaiting(page, 'lab/pages/images');
    const image = page.locator('[data-lab=near]');
    const shown = () =>
      image.locator('img').evaluateAll((all: HTMLImageElement[]) => Math.max(...all.map((one) => one.naturalWidth)));
    // The preview inside the page is ten pixels wide.
    await expect.poll(shown).toBeGreaterThan(100);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    const before = await image.boundingBox();
    await hydrated(page);
    await expect.poll(shown).toBeGreaterThan(100);
    expect(await image.boundingBox()).toEqual(before);
  });

  test('an image that is gone says so once they run', async ({page, context, expectFaults}) => {
    expectFaults(/^bad response: 404 (GET|HEAD) .*ideal-img/, /^console: error: Failed to load/);
    await context.route(/\/assets\/ideal-img\//, (route) => route.fulfill({status: 404, body: ''}));
    await openWaiting(page, 'lab/pages/images');
    await interact(page);
    await expect(page.locator('[data-lab=near]').getByText('404. Изображение не найдено')).toBeVisible();
  });

  for (const kind of ['unreleased', 'unmaintained']) {
    test(`the banner of an ${kind} version is there before them, and its link works with them`, async ({page}) => {
      await openWaiting(page, `lab/${kind}`);
      const banner = page.locator('.theme-doc-version-banner');
      await expect(banner).toContainText('CDEKDelivery');
      await hydrated(page);
      await banner.getByRole('link', {name: 'последней версии'}).click();
      const key = storageKey(`docs-preferred-version-lab-${kind}`);
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
    });
  }
});
