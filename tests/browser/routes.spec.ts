import {test as embeddedTest} from '../embedded/test';
import {expect, test} from './support/fixtures';
import {hydrated} from './support/hydration';
import {locales, pathOf, specifiedPaths} from './support/site';

for (const locale of locales) {
  test(`every specified route answers with one heading and a title of its own (${locale})`, async ({page}) => {
    const titles = new Set<string>();
    for (const path of specifiedPaths) {
      const response = await page.goto(pathOf(locale, path));
      await hydrated(page);
      expect(response?.status(), path).toBe(200);
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading, path).toHaveCount(1);
      const title = await page.title();
      expect(title, path).toBe(`${await heading.innerText()} | CDEKDelivery`.replaceAll('\u00a0', ' '));
      titles.add(title);
    }
    expect(titles.size).toBe(specifiedPaths.length);
  });

  test(`the landing page shows the intro document (${locale})`, async ({page}) => {
    await page.goto(pathOf(locale, ''));
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-intro/);
    await expect(page.locator('article #requirements')).toBeVisible();
  });

  embeddedTest(`the search page answers under /search with the query parameter q (${locale})`, async ({page}) => {
    const query = locale === 'ru' ? 'накладная' : 'waybill';
    const response = await page.goto(pathOf(locale, `search?q=${encodeURIComponent(query)}`));
    expect(response?.status()).toBe(200);
    const name = locale === 'ru' ? 'Поиск' : 'Search';
    await expect(page.getByRole('main').getByRole('searchbox', {name, exact: true})).toHaveValue(query);
    await expect(page).toHaveTitle(new RegExp(query));
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test(`category pages list their documents (${locale})`, async ({page}) => {
    const documents = {
      'category/функционал-для-администратора': ['order-creation', 'multiplace', 'cod'].map(
        (id) => `functionality-admin/${id}`,
      ),
      'category/функционал-для-покупателя': ['checkout-versions', 'new-checkout', 'old-checkout'].map(
        (id) => `functionality-customer/${id}`,
      ),
    };
    for (const [category, paths] of Object.entries(documents)) {
      await page.goto(pathOf(locale, category));
      for (const path of paths) {
        await expect(
          page
            .getByRole('main')
            .locator(`article a[href="${pathOf(locale, path)}"]`)
            .first(),
        ).toBeVisible();
      }
    }
  });
}

for (const locale of locales) {
  test(`an old link to a page that has moved leads to the heading that it names (${locale})`, async ({page}) => {
    await page.goto(`${pathOf(locale, 'troubleshooting/by-message')}#checkout`);
    await expect(page).toHaveURL(new RegExp(`${pathOf(locale, 'reference/messages')}#checkout$`));
    await expect(page.locator('#checkout')).toBeInViewport();
  });
}
