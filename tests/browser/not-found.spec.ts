import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {hydrated} from './support/hydration';
import {pathOf, type Locale} from './support/site';

const faults404 = [/^bad response: 404 GET/, /^console: error: Failed to load resource.+404/];

const words: Record<
  Locale,
  {title: string; owner: RegExp; report: string; search: string; popular: string; other: string}
> = {
  ru: {
    title: 'Страница не найдена',
    owner: /обратитесь к владельцу сайта, с которого вы перешли .+ ссылка не работает/,
    report: 'Сообщить, что ссылка не работает',
    search: 'Поиск по руководству',
    popular: 'Вопросы и неполадки',
    other: 'Documentation in English',
  },
  en: {
    title: 'Page not found',
    owner: /contact the owner of the site .+ let them know their link is broken/,
    report: 'Report the broken link',
    search: 'Search the documentation',
    popular: 'Troubleshooting and FAQ',
    other: 'Документация на русском',
  },
};

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  const {title, owner} = words[locale];
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | CDEKDelivery`);
  await expect(page.getByRole('main')).toContainText(owner);
}

const unknown = [
  {name: 'an unknown path', path: 'no/such-page', locale: 'ru'},
  {name: 'an unknown path in English', path: 'en/no-such-page', locale: 'en'},
  {name: 'an unknown locale', path: 'de/faq', locale: 'ru'},
  {name: 'an unknown document of a known category', path: 'functionality-admin/nothing', locale: 'ru'},
  {name: 'the id of the landing page', path: 'intro', locale: 'ru'},
  {name: 'a path of markup', path: '%3Cscript%3Ealert(1)%3C/script%3E', locale: 'ru'},
  {name: 'a path that is no UTF-8', path: '%D0%ZZ', locale: 'ru', status: 400},
] as const;

/** Pages knows one not-found page for all languages, and decides itself what it says to a malformed address. */
const tagOf = (locale: Locale, status?: number) => (locale === 'en' || status === 400 ? {tag: '@beyond-pages'} : {});

for (const {name, path, locale, ...rest} of unknown) {
  const status = 'status' in rest ? rest.status : 404;
  test(`${name} is not found, and the page says so`, tagOf(locale, status), async ({page, expectFaults}) => {
    expectFaults(
      new RegExp(`^bad response: ${status} GET`),
      new RegExp(`^console: error: Failed to load resource.+${status}`),
    );
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    if (status === 404) {
      await hydrated(page);
      await expectNotFound(page, locale);
    }
  });
}

for (const locale of ['ru', 'en'] as const) {
  const helps = `the not-found page helps: search, popular pages, report link, the other language (${locale})`;
  test(helps, tagOf(locale), async ({page, expectFaults}) => {
    expectFaults(...faults404);
    await page.goto(pathOf(locale, 'no-such-page'));
    await hydrated(page);
    const main = page.getByRole('main');
    const {report, search, popular, other} = words[locale];
    const href = await main.getByRole('link', {name: report}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toContain('no-such-page');
    await expect(main.getByRole('link', {name: other})).toHaveAttribute(
      'href',
      pathOf(locale === 'ru' ? 'en' : 'ru', ''),
    );
    await expect(main.getByRole('searchbox', {name: search})).toHaveAttribute('maxlength', '64');
    await main.getByRole('link', {name: popular}).click();
    await expect(page).toHaveURL(pathOf(locale, 'faq'));
  });
}

test('a reader who searches from the not-found page gets the search page', async ({page, expectFaults}) => {
  expectFaults(...faults404);
  await page.goto('no-such-page');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('накладная');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${pathOf('ru', 'search')}?q=${encodeURIComponent('накладная')}`);
});
