import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import type {Locale} from './support/site';

const addresses = [
  ['https://github.com/cdek-it/wordpress/releases', 'https://wordpress.org/plugins/cdekdelivery/'],
  ['https://www.cdek.ru/ru/contract/', 'https://lk.cdek.ru/'],
  ['https://www.cdek.ru/ru/', 'mailto:integrator@cdek.ru'],
];

const words: Record<Locale, {titles: string[]; labels: string[][]}> = {
  ru: {
    titles: ['О плагине', 'Официальные ресурсы', 'Полезные ссылки'],
    labels: [
      ['История версий', 'Страница в каталоге плагинов'],
      ['Заключить договор', 'Личный кабинет'],
      ['Рассчитать стоимость доставки', 'Техническая поддержка'],
    ],
  },
  en: {
    titles: ['About the plugin', 'Official resources', 'Useful links'],
    labels: [
      ['Release history', 'Plugin directory page'],
      ['Sign a contract', 'Personal account'],
      ['Calculate delivery cost', 'Technical support'],
    ],
  },
};

for (const locale of ['ru', 'en'] as const) {
  test(`the footer has three columns with the specified links (${locale})`, async ({page}) => {
    await open(page, locale === 'ru' ? 'faq' : 'en/faq');
    const columns = page.locator('.footer .theme-layout-footer-column');
    await expect(columns).toHaveCount(3);
    for (const [index, title] of words[locale].titles.entries()) {
      const column = columns.nth(index);
      await expect(column.locator('.footer__title')).toHaveText(title);
      const links = column.getByRole('link');
      await expect(links).toHaveText(words[locale].labels[index] ?? []);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses[index]);
    }
  });
}

test('pages of other sites open in a new tab, the mail program does not', async ({page}) => {
  await open(page, 'faq');
  const links = page.locator('.theme-layout-footer-column').getByRole('link');
  const targets = await links.evaluateAll((all) =>
    all.map((link) => [(link as HTMLAnchorElement).protocol, link.getAttribute('target')].join(' ')),
  );
  expect(targets).toEqual([...Array<string>(5).fill('https: _blank'), 'mailto: ']);
});

test('under the columns are the pages about the site', async ({page}) => {
  await open(page, 'en/faq');
  const ofSite = page.getByRole('navigation', {name: 'About this site'});
  await ofSite.getByRole('link', {name: 'What this site stores'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What this site stores and where it sends it');
  await ofSite.getByRole('link', {name: 'Accessibility and keyboard shortcuts'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Accessibility of this site');
});
