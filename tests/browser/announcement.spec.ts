import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {storageKey} from './support/site';

const bar = (page: Page) => page.locator('.theme-announcement-bar');

test('the bar says in the language of the page which plugin version is described', async ({page}) => {
  await open(page, 'faq');
  await expect(bar(page)).toContainText(/Страницы описывают CDEKDelivery \d+\.\d+\.x/);
  await open(page, 'en/faq');
  await expect(bar(page)).toContainText(/These pages describe CDEKDelivery \d+\.\d+\.x/);
});

test('a dismissed bar stays away on every page and in both languages', async ({page}) => {
  await open(page, 'faq');
  await bar(page).getByRole('button', {name: 'Закрыть'}).click();
  await expect(bar(page)).toHaveCount(0);
  await open(page, 'setup');
  await expect(bar(page)).toBeHidden();
  await open(page, 'en/setup');
  await expect(bar(page)).toBeHidden();
});

test('a dismissed bar does not flash on the next page', async ({page}) => {
  await open(page, 'faq');
  await bar(page).getByRole('button').click();
  await page.route(/\/assets\/js\/main\./, (route) => route.fulfill({body: ''}));
  await page.goto('setup');
  await expect(page.locator('article h1')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('dismissal is remembered per bar id: a new announcement shows again', async ({page}) => {
  await open(page, 'faq');
  await bar(page).getByRole('button').click();
  const [idKey, dismissKey] = [storageKey('docusaurus.announcement.id'), storageKey('docusaurus.announcement.dismiss')];
  expect(await page.evaluate((name) => localStorage.getItem(name), dismissKey)).toBe('true');
  await page.evaluate((name) => localStorage.setItem(name, 'an-older-announcement'), idKey);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), dismissKey)).toBe('false');
});
