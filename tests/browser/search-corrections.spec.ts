import type {Page} from '@playwright/test';
import type {WorkerReply} from '../../plugins/search/client/messages';
import {expect, test} from '../embedded/test';
import {drawn, open} from './support/hydration';
import {ask, modalOf, searchFor} from './support/search';
import {pathOf} from './support/site';

const words = {
  ru: {root: '', typed: 'yfcnhjqrb', meant: 'настройки', shown: 'Показаны результаты по запросу «настройки»'},
  en: {root: 'en/', typed: 'ыуеештпы', meant: 'settings', shown: 'Showing results for "settings"'},
} as const;

const status = (page: Page) => page.getByRole('status').filter({hasText: /./}).first();

for (const locale of ['ru', 'en'] as const) {
  const {root, typed, meant, shown} = words[locale];
  const offer = locale === 'ru' ? `Искать «${typed}»` : `Search for "${typed}"`;

  test(`the modal says what it has searched for, and searches literally when asked (${locale})`, async ({page}) => {
    await open(page, `${root}faq`);
    await searchFor(page, typed);
    const {dialog, hits, field} = modalOf(page);
    await expect(dialog.locator('.DocSearch-Corrected')).toContainText(shown);
    await expect(hits.first().locator('mark').first()).toHaveText(new RegExp(meant.slice(0, 5), 'i'));
    await dialog.getByRole('button', {name: offer}).click();
    await expect(field).toHaveValue(`"${typed}"`);
    await expect(field).toBeFocused();
    await expect(dialog.locator('.DocSearch-NoResults')).toBeVisible();
    await expect(dialog.locator('.DocSearch-Corrected')).toHaveCount(0);
  });

  test(`the search page says what it has searched for, and searches literally when asked (${locale})`, async ({
    page,
  }) => {
    await open(page, `${root}search?q=${encodeURIComponent(typed)}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(shown);
    await expect(main.locator('ol > li mark').first()).toHaveText(new RegExp(meant.slice(0, 5), 'i'));
    await main.getByRole('button', {name: offer}).click();
    await expect(page).toHaveURL(new RegExp(`search\\?q=${encodeURIComponent(`"${typed}"`).replaceAll('.', '\\.')}$`));
    await expect(main.locator('ol > li')).toHaveCount(0);
    await expect(main).not.toContainText(shown);
  });
}

test('the correction can be refused by key', async ({page}) => {
  await open(page, 'faq');
  await searchFor(page, 'yfcnhjqrb');
  await modalOf(page).dialog.getByRole('button', {name: 'Искать «yfcnhjqrb»'}).press('Enter');
  await expect(modalOf(page).field).toHaveValue('"yfcnhjqrb"');
});

test('a screen reader hears the count and the correction', async ({page}) => {
  await open(page, 'faq');
  await searchFor(page, 'yfcnhjqrb');
  await expect(status(page)).toContainText(/\d+ /);
  await expect(status(page)).toContainText('Показаны результаты по запросу «настройки»');
});

for (const {how, query, mark} of [
  {how: 'another form', query: 'накладными', mark: /накладн/i},
  {how: 'a slip', query: 'накалдная', mark: /накладн/i},
  {how: 'the other keyboard', query: 'yfrkflyfz', mark: /накладн/i},
  {how: 'Latin letters', query: 'nakladnaya', mark: /накладн/i},
  {how: 'another language', query: 'waybill', mark: /накладн|waybill/i},
]) {
  test(`words found by ${how} are marked`, async ({page}) => {
    await open(page, 'faq');
    await searchFor(page, query);
    await expect(modalOf(page).hits.first().locator('mark').first()).toHaveText(mark);
  });
}

/** Notes at the root of the page, from the next one on, which query the search has answered last. */
const noteAnswers = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
          const [answer] = data.kind === 'results' ? data.results.results : [];
          if (answer && 'query' in answer) {
            document.documentElement.dataset.answered = answer.query;
          }
        });
      }
    };
  });

test('the best result stays while a word is being typed', async ({page}) => {
  await noteAnswers(page);
  await open(page, 'faq');
  await searchFor(page, 'накл');
  const first = modalOf(page).hits.first().locator('a');
  const address = (await first.getAttribute('href')) ?? '';
  let typed = 'накл';
  for (const letter of 'адная') {
    await page.keyboard.type(letter);
    typed += letter;
    // Until then the results are those of the letters before.
    await expect(page.locator('html')).toHaveAttribute('data-answered', typed);
    await drawn(page);
    await expect(first).toHaveAttribute('href', address);
  }
});

test('a search without hits offers the nearest pages', async ({page}) => {
  await open(page, `search?q=${encodeURIComponent('словирюга')}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Ближайшие страницы');
  const near = main.locator('section', {hasText: 'Ближайшие страницы'}).getByRole('link');
  await expect(near).toHaveCount(3);
  await near.first().click();
  await expect(page.locator('article h1')).toBeVisible();

  await open(page, 'faq');
  await ask(page, 'словирюга');
  const {dialog} = modalOf(page);
  const nearInModal = dialog.locator('.DocSearch-Nearest').getByRole('link');
  await expect(nearInModal).toHaveCount(3);
  await expect(nearInModal.first()).toHaveAttribute('href', pathOf('ru', 'reference/glossary'));
  await nearInModal.first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/reference\/glossary$/);
});

test('the report link names query, page and language', async ({page}) => {
  await open(page, 'faq');
  await ask(page, 'zqxjkvzqxjkv');
  const report = await modalOf(page).dialog.getByRole('link', {name: 'Сообщите нам.'}).getAttribute('href');
  const body = new URL(report ?? '').searchParams.get('body') ?? '';
  expect(body).toContain('zqxjkvzqxjkv');
  expect(body).toContain(new URL(page.url()).pathname);
  expect(body).toContain('ru');
});
