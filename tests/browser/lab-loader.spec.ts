import type {Page} from '@playwright/test';
import {expect, test} from '../lab/test';
import {stopClock} from './support/clock';
import {open} from './support/hydration';
import {locales, pathOf} from './support/site';

const words = {
  ru: {pending: 'Загружается…', retry: 'Повторить'},
  en: {pending: 'Loading…', retry: 'Retry'},
} as const;

/** Ends what the lab's loader waits for. */
function end(page: Page, how: 'load' | 'fail'): Promise<void> {
  return page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('lab:loader', {detail}));
  }, how);
}

for (const locale of locales) {
  const {pending, retry} = words[locale];

  test(`a slow part shows a spinner after 200 ms, then itself (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, 'lab/loader'));
    await stopClock(page);
    await page.locator('[data-lab=start]').click();
    const spinner = page.locator('[data-lab=part]').getByRole('status').filter({hasText: pending});
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    await end(page, 'load');
    await expect(page.locator('[data-lab=loaded]')).toBeVisible();
    await expect(page.getByText(pending)).toHaveCount(0);
  });

  test(`a quick part shows no spinner (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, 'lab/loader'));
    await stopClock(page);
    await page.locator('[data-lab=start]').click();
    await page.clock.runFor(199);
    await end(page, 'load');
    await expect(page.locator('[data-lab=loaded]')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText(pending)).toHaveCount(0);
  });

  test(`a part that fails shows the error with a retry, which loads it (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, 'lab/loader'));
    await page.locator('[data-lab=start]').click();
    await expect(page.getByText(pending)).toBeAttached();
    await end(page, 'fail');
    const alert = page.locator('[data-lab=part]').getByRole('alert');
    await expect(alert).toContainText('Lab: the part did not load');

    await alert.getByRole('button', {name: retry}).click();
    await expect(alert).toHaveCount(0);
    await end(page, 'fail');
    await expect(alert, 'fails again').toContainText('Lab: the part did not load');

    await alert.getByRole('button', {name: retry}).click();
    await expect(alert).toHaveCount(0);
    await end(page, 'load');
    await expect(page.locator('[data-lab=loaded]')).toBeVisible();
  });
}
