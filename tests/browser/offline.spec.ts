import {quietNetwork} from './support/connection';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf} from './support/site';

test('a reader whose network goes away keeps the page and what was loaded ahead', async ({page, context}) => {
  await open(page, 'setup');
  const faq = page.locator(`.menu a[href="${pathOf('ru', 'faq')}"]`);
  await faq.click();
  await expect(page.locator('article #no-delivery')).toBeVisible();
  await page.goBack();
  await quietNetwork(page);
  await context.setOffline(true);
  await page.locator('.table-of-contents a[href="#keys"]').click();
  await expect(page.locator('#keys')).toBeInViewport();
  await faq.click();
  await expect(page.locator('article #no-delivery')).toBeVisible();
});

test('a search that cannot be loaded without a network leaves the page where it is', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED/);
  await open(page, 'faq');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Поиск'}).click();
  await expect(page.getByRole('alert')).toContainText('Нет сети');
  await expect(page).toHaveURL(/\/faq$/);
  await context.setOffline(false);
});

test('the site registers no service worker', async ({page}) => {
  await open(page, '');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
