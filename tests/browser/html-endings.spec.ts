import {expect, test} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {adminCategory, locales, pathOf} from './support/site';

const endings = [
  {path: 'faq.html', id: 'faq'},
  {path: 'setup/index.html', id: 'setup'},
  {path: 'functionality-admin/cod.html', id: 'functionality-admin/cod'},
  {path: 'index.html', id: 'intro'},
];

for (const locale of locales) {
  for (const {path, id} of endings) {
    // Pages answers with files that are there, and setup/index.html is not.
    const details = path.startsWith('setup/') ? {tag: '@beyond-pages'} : {};
    test(`${path} is the page without that ending (${locale})`, details, async ({page}) => {
      const response = await page.goto(pathOf(locale, path));
      await hydrated(page);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${id}( |$)`));
      await expect(page.locator('.menu__link[aria-current=page]')).toBeVisible();
    });
  }

  test(`a category path that ends in .html is the category (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, `${adminCategory}.html`));
    await expect(page.locator(`article a[href="${pathOf(locale, 'functionality-admin/cod')}"]`)).toBeVisible();
  });
}

test('a .html path of no page is not found', async ({page, expectFaults}) => {
  expectFaults(/404/);
  const response = await page.goto('nothing.html');
  await hydrated(page);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Страница не найдена');
});

test('the reader goes on from a page that was opened with .html', async ({page}) => {
  await open(page, 'faq.html');
  await page.locator('.menu').getByRole('link', {name: 'Установка и настройка', exact: true}).click();
  await expect(page).toHaveURL(pathOf('ru', 'setup'));
  await page.goBack();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
});
