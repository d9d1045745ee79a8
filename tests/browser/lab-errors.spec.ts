import type {Page} from '@playwright/test';
import {expect, test} from '../lab/test';
import {open} from './support/hydration';
import {locales, pathOf} from './support/site';

const words = {
  ru: {title: 'На странице произошёл сбой.', again: 'Попробуйте ещё раз'},
  en: {title: 'This page crashed.', again: 'Try again'},
} as const;

const crash = /^console: error: Error: Lab: the part is broken/;

function setBroken(page: Page, isBroken: boolean): Promise<void> {
  return page.evaluate((value) => {
    window.labBroken = value;
  }, isBroken);
}

for (const locale of locales) {
  const {title, again} = words[locale];

  for (const [where, path] of [
    ['inside the page frame', 'lab/crash'],
    ['outside the page frame', 'lab/crash-root'],
  ] as const) {
    test(`a crash ${where} says so, shows the error and recovers on “Try again” (${locale})`, async ({
      page,
      expectFaults,
    }) => {
      expectFaults(crash);
      await open(page, pathOf(locale, path));
      const heading = await page.getByRole('heading', {level: 1}).innerText();
      await page.locator('[data-lab=crash]').click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.getByText('Lab: the part is broken')).toBeVisible();
      await expect(page.locator('.navbar')).toBeVisible();

      await page.getByRole('button', {name: again}).click();
      await expect(page.getByRole('heading', {level: 1}), 'still broken').toHaveText(title);

      await setBroken(page, false);
      await page.getByRole('button', {name: again}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(page.getByText('Lab: the part is broken')).toHaveCount(0);
    });
  }

  test(`a crash at the root leaves a title in the language of the page (${locale})`, async ({page, expectFaults}) => {
    expectFaults(crash);
    await open(page, pathOf(locale, 'lab/crash-root'));
    await page.locator('[data-lab=crash]').click();
    await expect(page).toHaveTitle(title);
  });

  test(`a crashed page is left by a link (${locale})`, async ({page, expectFaults}) => {
    expectFaults(crash);
    await open(page, pathOf(locale, 'lab/crash'));
    await page.locator('[data-lab=crash]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await page.locator('.navbar__brand').click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-intro/);
  });

  test(`a page component without a default export raises an error that names the page (${locale})`, async ({
    page,
    expectFaults,
  }) => {
    const path = pathOf(locale, 'lab/no-default-export');
    expectFaults(new RegExp(`^console: error: Error: The page component at ${path} doesn't have a default export`));
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByText(`The page component at ${path} doesn't have a default export`)).toBeVisible();
    await expect(page.getByRole('button', {name: again})).toBeVisible();
  });
}
