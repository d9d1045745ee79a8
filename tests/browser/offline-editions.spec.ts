import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {test as bareTest} from '@playwright/test';
import {siteFolder} from './support/address';
import {expectAccessible} from './support/axe';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';

const cases = {
  ru: {
    // Inflected, then typed on the other keyboard.
    queries: [
      ['наложенными платежами', 'functionality-admin-cod'],
      ['rjl Zyltrc', 'yandex'],
    ],
    nothing: 'щщщщщ',
    file: 'cdekdelivery-ru.html',
  },
  en: {
    queries: [
      ['printing barcodes', 'functionality-admin-printing'],
      ['cash on delivry', 'functionality-admin-cod'],
    ],
    nothing: 'qqqqqzz',
    file: 'cdekdelivery-en.html',
  },
} as const;

// The manual in one file has all elements of all pages for axe to look at, twice.
test.describe.configure({timeout: 120_000});

for (const [locale, {queries, nothing, file}] of Object.entries(cases)) {
  bareTest(
    `the manual in one file opens from disk, is searched there and asks nobody (${locale})`,
    async ({browser}) => {
      const context = await browser.newContext({
        offline: true,
        viewport: {width: 1280, height: 800},
        colorScheme: 'dark',
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => faults.push(message.text()));
      page.on('pageerror', ({message}) => faults.push(message));
      page.on('request', (request) => {
        if (!/^(?:file|data):/.test(request.url())) {
          faults.push(request.url());
        }
      });
      await page.goto(pathToFileURL(join(siteFolder(), 'handbook', file)).href);
      const field = page.getByRole('searchbox');
      const results = page.locator('.edition-results a');
      for (const [query, chapter] of queries) {
        await field.fill(query);
        await expect(results.first()).toHaveAttribute('href', new RegExp(`^#${chapter}(?:--|$)`));
      }
      await expectAccessible(page, `${locale}, dark, with results`);
      await results.first().click();
      const target = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
      await expect(target).toBeInViewport();
      await field.fill(nothing);
      await expect(page.getByRole('status')).not.toHaveText('');
      await expect(results.first()).toHaveAttribute('href', /^#/);
      await field.press('Escape');
      await expect(results).toHaveCount(0);
      await expect(page.getByRole('navigation')).toBeVisible();

      await page.emulateMedia({colorScheme: 'light'});
      await page.setViewportSize({width: 375, height: 700});
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 32, 43)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await expectAccessible(page, `${locale}, light, on a phone`);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
}

test('the manual in one file also reads on the site, under its headers, and without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}handbook/cdekdelivery-ru.html#functionality-admin-cod`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('.edition-cover')).toHaveCSS('position', 'sticky');
  await expect(page.locator('[id="functionality-admin-cod"]')).toBeInViewport();
  await context.close();
});

test('the page about reading offline has its links, however a reader comes to it', async ({page}) => {
  await open(page, 'en/reference/glossary');
  await page.getByRole('navigation', {name: 'About this site'}).getByRole('link', {name: 'Read offline'}).click();
  const links = page.locator('[data-offline-editions]').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /handbook\/cdekdelivery-en\.html$/);
  const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
  expect(download.suggestedFilename()).toBe('cdekdelivery-en.html');
  await download.cancel();
  const came = await links.evaluateAll((all) => all.map((link) => link.outerHTML));
  await page.reload();
  await expect(links.first()).toBeVisible();
  expect(await links.evaluateAll((all) => all.map((link) => link.outerHTML))).toEqual(came);
});
