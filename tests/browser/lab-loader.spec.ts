import type {Page} from '@playwright/test';
import {expect, test} from '../lab/test.ts';
import {open} from './support/hydration.ts';
import {locales, pathOf} from './support/site.ts';

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

/** Starts the loader; returns how long nothing was shown, in ms. */
function startAndTimeSpinner(page: Page): Promise<number> {
  return page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-lab=start]')?.click();
    const started = performance.now();
    while (!document.querySelector('[data-lab=part] [role=status]')) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - started;
  });
}

for (const locale of locales) {
  const {pending, retry} = words[locale];

  test(`a slow part shows a spinner after 200 ms, then itself (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, 'lab/loader'));
    const quiet = await startAndTimeSpinner(page);
    expect(quiet).toBeGreaterThan(190);
    await expect(page.getByRole('status').filter({hasText: pending})).toBeVisible();
    await end(page, 'load');
    await expect(page.locator('[data-lab=loaded]')).toBeVisible();
    await expect(page.getByText(pending)).toHaveCount(0);
  });

  test(`a quick part shows no spinner (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, 'lab/loader'));
    const seen = await page.evaluate(async () => {
      let spinners = 0;
      const part = document.querySelector('[data-lab=part]');
      const observer = new MutationObserver(() => {
        spinners += part?.querySelectorAll('[role=status]').length ?? 0;
      });
      observer.observe(part as Element, {childList: true, subtree: true});
      document.querySelector<HTMLElement>('[data-lab=start]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      window.dispatchEvent(new CustomEvent('lab:loader', {detail: 'load'}));
      await new Promise((resolve) => setTimeout(resolve, 400));
      observer.disconnect();
      return {spinners, isLoaded: part?.querySelector('[data-lab=loaded]') !== null};
    });
    expect(seen).toEqual({spinners: 0, isLoaded: true});
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
