import type {Page} from '@playwright/test';
import {test as embeddedTest} from '../embedded/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {modalOf, searchFor, storedKeys} from './support/search';
import {pathOf, storageKey} from './support/site';

const preferredKey = storageKey('docs-preferred-version-default');

/** The reader reads, changes the color mode and goes on. */
async function useSite(page: Page): Promise<void> {
  await open(page, 'setup');
  await expect(page.locator('article h1')).toBeVisible();
  await page.locator('.navbar').getByRole('button', {name: /режим/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.locator(`.menu a[href="${pathOf('ru', 'faq')}"]`).click();
  await expect(page.locator('article #no-delivery')).toBeVisible();
}

test('a browser that blocks storage shows the whole site', async ({page, expectFaults}) => {
  expectFaults(/^console: warning: Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await useSite(page);
});

test('a full storage takes nothing from the reader', async ({page, expectFaults}) => {
  expectFaults(/^console: error: Docusaurus storage error, can't set /);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await useSite(page);
});

for (const value of ['purple', '', '{"theme":', 'light dark', '\u0000']) {
  test(`a stored color mode that is none (${JSON.stringify(value)}) means the light one`, async ({page}) => {
    await page.addInitScript(
      ([key, stored]) => {
        if (sessionStorage.getItem('seeded') === null) {
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem(key, stored);
        }
      },
      [storageKey('theme'), value] as const,
    );
    await open(page, 'faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const toggle = page.locator('.navbar').getByRole('button', {name: /режим/});
    await expect(toggle).toHaveAccessibleName(/светлый режим/);
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a stored docs version that does not exist is cleared', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate((key) => localStorage.setItem(key, '3.x-of-old'), preferredKey);
  await open(page, 'setup');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), preferredKey)).toBeNull();
  await expect(page.locator('article h1')).toBeVisible();
});

test('a stored docs version that exists is kept', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate((key) => localStorage.setItem(key, 'current'), preferredKey);
  await open(page, 'setup');
  await page.locator(`.menu a[href="${pathOf('ru', 'faq')}"]`).click();
  await expect(page.locator('article #no-delivery')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), preferredKey)).toBe('current');
});

embeddedTest('everything that the site stores is under its own namespace', async ({page}) => {
  await useSite(page);
  await searchFor(page, 'накладная');
  await modalOf(page).hits.first().locator('a').click();
  await expect(modalOf(page).dialog).toHaveCount(0);
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
  expect(keys).toEqual(
    expect.arrayContaining([storageKey('theme'), storageKey('docusaurus.announcement.dismiss'), storedKeys.recent]),
  );
  await open(page, 'reference/accessibility');
  await page.getByRole('checkbox', {name: 'Клавиша / открывает поиск'}).uncheck();
  keys.push(...(await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))));
  // DocSearch builds its keys itself, with the name of the index at their end.
  expect(keys.filter((key) => !/-cdekdelivery$|^__DOCSEARCH_[A-Z]+_SEARCHES__cdekdelivery$/.test(key))).toEqual([]);
  // The page about the site names each of them, in both languages.
  expect(keys).toEqual(expect.arrayContaining([storageKey('search-slash'), storageKey('sidebar')]));
  for (const path of ['reference/site-privacy', 'en/reference/site-privacy']) {
    await page.goto(path);
    const named = await page.locator('article td code').allTextContents();
    expect(keys.filter((key) => !named.includes(key))).toEqual([]);
  }
});
