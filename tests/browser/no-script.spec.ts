import {expect, test} from './support/fixtures';
import {switchTo} from './support/languages';
import {specifiedPaths, pathOf} from './support/site';

test.use({javaScriptEnabled: false});

test('without JavaScript every specified page has its text and its menu', async ({page}) => {
  for (const locale of ['ru', 'en'] as const) {
    for (const path of specifiedPaths) {
      await page.goto(pathOf(locale, path));
      await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
      await expect(page.locator('.menu a').first(), path).toBeVisible();
    }
  }
});

test('without JavaScript the reader goes from page to page', async ({page}) => {
  await page.goto('');
  await page.locator(`.menu a[href="${pathOf('ru', 'setup')}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Установка и настройка плагина');
  await page.locator('.table-of-contents a[href="#zone"]').click();
  await expect(page.locator('#zone')).toBeInViewport();
  await page.getByRole('link', {name: /Следующая страница/}).click();
  await expect(page).toHaveURL(pathOf('ru', 'yandex'));
});

test('without JavaScript the language links lead to the same page', async ({page}) => {
  await page.goto('setup');
  await switchTo(page, 'English');
  await expect(page).toHaveURL(pathOf('en', 'setup'));
});

test('without JavaScript the search field asks for the search page', async ({page}) => {
  await page.goto('');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('накладная');
  await search.press('Enter');
  await expect(page).toHaveURL(`${pathOf('ru', 'search')}?q=${encodeURIComponent('накладная')}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('without JavaScript a page on a phone has its text and a way on', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('faq');
  await expect(page.locator('article #no-delivery')).toBeVisible();
  await page.getByRole('link', {name: /Предыдущая страница/}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
