import {expect, test} from '../embedded/test';
import {open} from './support/hydration';
import {ask, modalOf} from './support/search';
import {pathOf} from './support/site';

test('the search page shows twenty results and the next ones when the reader gets there', async ({page}) => {
  await open(page, 'search?q=заказ');
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(20);
  await page.getByRole('main').getByRole('button', {name: 'Показать ещё'}).scrollIntoViewIfNeeded();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  const addresses = await results
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

for (const {width, words} of [
  {width: 1280, words: 10},
  {width: 768, words: 5},
]) {
  test(`snippets have ${words} words in a window of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, 'search?q=накладная');
    await expect(page.locator('main ol > li').first()).toBeVisible();
    const snippets = await page.locator('main ol > li p:last-child').allInnerTexts();
    const counts = snippets
      .filter((text) => text.includes('…'))
      .map((text) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0);
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(words);
  });
}

test('typing changes the results and the address, and does not scroll', async ({page}) => {
  await open(page, 'search?q=заказ');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  const field = page.getByRole('main').getByRole('searchbox');
  await field.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'доставка');
    input.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(page).toHaveURL(new RegExp(`search\\?q=${encodeURIComponent('доставка')}$`));
  await expect(page).toHaveTitle('Результаты поиска по запросу «доставка» | CDEKDelivery');
  await expect(page.locator('main ol mark').first()).toHaveText(/достав/i);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('back and forward bring back the query', async ({page}) => {
  await open(page, 'search?q=заказ');
  await page.locator('main ol > li').first().getByRole('link').first().click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('заказ');
  await expect(page.locator('main ol > li').first()).toBeVisible();
});

test('without a query the search page offers all pages of the manual', async ({page}) => {
  await open(page, 'search');
  await expect(page.getByRole('heading', {name: 'Все разделы'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Накладная', exact: true}).click();
  await expect(page).toHaveURL(pathOf('ru', 'functionality-admin/order-creation'));
});

test('the search page is not for search engines', async ({page}) => {
  await open(page, 'search');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

const nonsense = 'zqxjkvzqxjkv';

for (const locale of ['ru', 'en'] as const) {
  const words = {
    ru: {
      none: `Нет результатов по запросу`,
      report: 'Сообщите нам.',
      suggest: 'Попробуйте',
      page: 'По запросу ничего не найдено',
    },
    en: {none: 'No results for', report: 'Let us know.', suggest: 'Try searching for', page: 'No results were found'},
  }[locale];
  const root = locale === 'ru' ? '' : 'en/';

  test(`a search without hits in the modal names the query, suggests another and offers to report (${locale})`, async ({
    page,
  }) => {
    await open(page, `${root}faq`);
    await ask(page, nonsense);
    const dialog = modalOf(page).dialog;
    await expect(dialog).toContainText(words.none);
    await expect(dialog).toContainText(nonsense);
    await expect(dialog).toContainText(words.suggest);
    const report = await dialog.getByRole('link', {name: words.report}).getAttribute('href');
    expect(new URL(report ?? '').href).toMatch(/^https:\/\/github\.com\/cdek-it\/wordpress\/issues\/new/);
    expect(new URL(report ?? '').searchParams.get('body')).toContain(nonsense);
    const pages = await dialog.locator('.DocSearch-Nearest').getByRole('link').allTextContents();
    const suggestion = dialog.locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
    const offered = [...pages, await suggestion.textContent()];
    expect(offered).toHaveLength(4);
    expect(new Set(offered).size).toBe(4);
    await suggestion.click();
    await expect(modalOf(page).hits.first()).toBeVisible();
  });

  test(`a search without hits on the search page suggests another query and offers to report (${locale})`, async ({
    page,
  }) => {
    await open(page, `${root}search?q=${encodeURIComponent(nonsense)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(words.page);
    await expect(main.getByRole('link', {name: words.report})).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(nonsense)),
    );
    await expect(main).toContainText(words.suggest);
    const lists = main.locator('section').getByRole('listitem');
    await expect(lists).toHaveCount(4);
    expect(new Set(await lists.allTextContents()).size).toBe(4);
    await main.getByRole('listitem').getByRole('button').click();
    await expect(main.locator('ol > li').first()).toBeVisible();
  });
}

test('spaces only are no query', async ({page}) => {
  await open(page, 'search?q=%20%20%20');
  await expect(page.getByRole('heading', {name: 'Все разделы'})).toBeVisible();
  await expect(page).toHaveTitle('Поиск по сайту | CDEKDelivery');
  await ask(page, 'накладная');
  const {dialog, field, hits} = modalOf(page);
  await expect(hits).not.toHaveCount(0);
  await field.fill('   ');
  await expect(dialog.locator('.DocSearch-StartScreen')).toBeVisible();
  await expect(hits).toHaveCount(0);
});

for (const markup of [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<mark>накладная</mark>',
  '{{7*7}}${7*7}',
]) {
  test(`markup in the query is text: ${markup}`, async ({page}) => {
    page.on('dialog', () => {
      throw new Error('The query was run as a script.');
    });
    await open(page, `search?q=${encodeURIComponent(markup)}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(markup);
    await expect(page).toHaveTitle(`Результаты поиска по запросу «${markup}» | CDEKDelivery`);
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    await expect(page.locator('main img, main script')).toHaveCount(0);
    await ask(page, markup);
    await expect(modalOf(page).dialog.locator('.DocSearch-HitsFooter, .DocSearch-NoResults')).toBeVisible();
    await expect(modalOf(page).dialog.locator('img, script')).toHaveCount(0);
  });
}

test('control characters in the query do no harm', async ({page}) => {
  await open(page, 'search?q=%00%08%1F%E2%80%AEнакладная%0A%0D');
  await expect(page.locator('main ol > li').first()).toBeVisible();
});

test('a query that is no UTF-8 does no harm', async ({page}) => {
  await open(page, 'search?q=%D0%ZZ');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

test('a longer query is cut to 64 characters', async ({page}) => {
  const long = 'накладная '.repeat(60);
  await open(page, `search?q=${encodeURIComponent(long)}`);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveAttribute('maxlength', '64');
  await expect(field).toHaveValue(long.slice(0, 64));
  await expect(page.locator('main ol > li').first()).toBeVisible();
});

test('the field of the landing page leads to the results', async ({page}) => {
  await open(page, '');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveAttribute('maxlength', '64');
  await field.fill('накладная');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search\\?q=${encodeURIComponent('накладная')}$`));
  await expect(page.locator('main ol > li').first()).toBeVisible();
});
