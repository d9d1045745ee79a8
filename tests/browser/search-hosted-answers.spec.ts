import {expect, test} from '../lab/test';
import {open} from './support/hydration';
import {nonsense, playProvider} from './support/provider';
import {ask, modalOf, openModal, storedSearches} from './support/search';
import {pathOf} from './support/site';

const noHits = {
  ru: {
    modal: 'Нет результатов по запросу',
    page: 'По запросу ничего не найдено',
    suggest: 'Попробуйте',
    near: 'Ближайшие страницы',
    report: 'Сообщите нам.',
  },
  en: {
    modal: 'No results for',
    page: 'No results were found',
    suggest: 'Try searching for',
    near: 'Nearest pages',
    report: 'Let us know.',
  },
} as const;

for (const locale of ['ru', 'en'] as const) {
  const root = locale === 'ru' ? '' : 'en/';
  const said = noHits[locale];

  test(`the provider finds nothing: the modal offers pages, another query and to report (${locale})`, async ({
    page,
  }) => {
    await playProvider(page);
    await open(page, `${root}faq`);
    await ask(page, nonsense);
    const {dialog, hits} = modalOf(page);
    await expect(dialog).toContainText(said.modal);
    await expect(dialog).toContainText(nonsense);
    await expect(dialog).toContainText(said.suggest);
    const report = new URL((await dialog.getByRole('link', {name: said.report}).getAttribute('href')) ?? '');
    expect(report.href).toMatch(/^https:\/\/github\.com\/cdek-it\/wordpress\/issues\/new/);
    expect(report.searchParams.get('body')).toContain(nonsense);
    const suggestions = dialog.locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
    await expect(suggestions).toHaveCount(1);
    await expect(dialog).toContainText(said.near);
    const near = dialog.locator('.DocSearch-Nearest').getByRole('link');
    await expect(near).toHaveCount(3);
    expect(await near.allTextContents()).not.toContain(await suggestions.textContent());
    await suggestions.click();
    await expect(hits.first()).toContainText('Ответ провайдера');
    await modalOf(page).field.fill(nonsense);
    const address = (await near.first().getAttribute('href')) ?? '';
    expect(address).toMatch(new RegExp(`^${pathOf(locale, '')}`));
    await near.first().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(page.locator('article h1')).toBeVisible();
  });

  test(`the provider finds nothing: the search page offers pages, another query and to report (${locale})`, async ({
    page,
  }) => {
    await playProvider(page);
    await open(page, `${root}search?q=${nonsense}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(said.page);
    await expect(main).toContainText(said.suggest);
    await expect(main.locator('section', {hasText: said.near}).getByRole('link')).toHaveCount(3);
    await expect(main.getByRole('link', {name: said.report})).toHaveAttribute('href', new RegExp(nonsense));
    await main.getByRole('listitem').getByRole('button').first().click();
    await expect(main.locator('ol > li').first()).toContainText('Ответ провайдера');
  });
}

test('a chosen hit of the provider is a recent search, and can be kept as a favorite', async ({page}) => {
  await playProvider(page);
  await open(page, 'setup');
  await ask(page, 'тариф');
  const {dialog, groups, hits} = modalOf(page);
  await hits.first().locator('a').click();
  await expect(page).toHaveURL('faq#no-delivery');
  await expect(page.locator('article #no-delivery')).toBeVisible();
  await expect.poll(() => storedSearches(page, 'recent')).toMatchObject([{objectID: 'hosted-1'}]);
  await openModal(page);
  await expect(groups.filter({hasText: 'Недавнее'}).locator('.DocSearch-Hit')).toHaveText(/Ответ провайдера/);
  await dialog.getByTitle('Сохранить запрос в избранное').click();
  await expect.poll(() => storedSearches(page, 'favorite')).toMatchObject([{objectID: 'hosted-1'}]);
  expect(await storedSearches(page, 'recent')).toEqual([]);
  await page.keyboard.press('Escape');
  await openModal(page);
  await expect(groups.filter({hasText: 'Избранное'}).locator('.DocSearch-Hit')).toHaveText(/Ответ провайдера/);
});

test('“see all” under the hits of the provider leads to their page', async ({page}) => {
  await playProvider(page);
  await open(page, 'faq');
  await ask(page, 'тариф');
  await modalOf(page).dialog.locator('.DocSearch-HitsFooter').getByRole('link').click();
  await expect(modalOf(page).dialog).toHaveCount(0);
  await expect(page).toHaveURL(`search?q=${encodeURIComponent('тариф')}`);
  await expect(page.locator('main ol > li').first()).toContainText('Ответ провайдера');
});
