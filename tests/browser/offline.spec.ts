import {pretendConnection, quietNetwork} from './support/connection';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {modalOf} from './support/search';
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

test('letters typed into a search that a lost network keeps from loading are there the next time', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED/);
  // Nothing is loaded ahead, so that the search has files to ask for.
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, 'faq');
  let lose = (): void => undefined;
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await lost;
    await route.abort('internetdisconnected');
  });
  const search = page.getByRole('button', {name: 'Поиск'});
  await search.click();
  // Latin letters: Playwright puts others into fields without pressing keys.
  await page.keyboard.type('waybill');
  await context.setOffline(true);
  lose();
  await expect(page.getByRole('alert')).toContainText('Нет сети');
  await page.unroute('**/assets/js/*.js');
  await context.setOffline(false);
  await search.click();
  await expect(modalOf(page).field).toHaveValue('waybill');
});

test('the site registers no service worker', async ({page}) => {
  await open(page, '');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
