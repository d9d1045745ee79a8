import type {Page, Route} from '@playwright/test';
import {expect, test} from '../embedded/test';
import {open} from './support/hydration';
import {ask, modalOf} from './support/search';

const index = /\/search-data\//;
const words = {
  ru: {
    title: 'Невозможно загрузить результаты поиска',
    hint: 'Проверьте подключение к интернету.',
    query: 'накладная',
    retry: 'Повторить',
  },
  en: {
    title: 'Unable to fetch results',
    hint: 'You might want to check your network connection.',
    query: 'waybill',
    retry: 'Retry',
  },
} as const;

/** The search worker asks for the index: the page hears of the answer, its console does not. */
const gone = [/^bad response: 404 GET .+search-data/];

async function expectModalError(page: Page, locale: 'ru' | 'en'): Promise<void> {
  await expect(modalOf(page).dialog).toContainText(words[locale].title);
  await expect(modalOf(page).dialog).toContainText(words[locale].hint);
}

for (const locale of ['ru', 'en'] as const) {
  const root = locale === 'ru' ? '' : 'en/';
  const {title, hint, query, retry} = words[locale];

  test(`a missing index is an error in the modal (${locale})`, async ({page, expectFaults}) => {
    expectFaults(...gone);
    await page.route(index, (route) => route.fulfill({status: 404}));
    await open(page, `${root}faq`);
    await ask(page, query);
    await expectModalError(page, locale);
  });

  test(`a missing index is an error on the search page, and another try repairs it (${locale})`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(...gone);
    await page.route(index, (route) => route.fulfill({status: 404}));
    await open(page, `${root}search?q=${encodeURIComponent(query)}`);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText(title);
    await expect(failure).toContainText(hint);
    await page.unroute(index);
    await failure.getByRole('button', {name: retry}).click();
    await expect(page.locator('main ol > li').first()).toBeVisible();
  });
}

test('the modal finds again after the index has come back', async ({page, expectFaults}) => {
  expectFaults(...gone);
  await page.route(index, (route) => route.fulfill({status: 404}));
  await open(page, 'faq');
  await ask(page, 'накладная');
  await expectModalError(page, 'ru');
  await page.unroute(index);
  await modalOf(page).field.fill('накладные');
  await expect(modalOf(page).hits.first()).toBeVisible();
});

const broken: {name: string; answer: (route: Route) => Promise<void>}[] = [
  {
    name: 'a truncated index',
    answer: async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({body: body.subarray(0, Math.floor(body.length / 2)), contentType: 'application/json'});
    },
  },
  {name: 'an index of another layout', answer: (route) => route.fulfill({json: {layout: 0, pages: []}})},
  {name: 'an empty index file', answer: (route) => route.fulfill({body: '', contentType: 'application/json'})},
  {
    name: 'a page instead of the index',
    answer: (route) => route.fulfill({body: '<!doctype html>', contentType: 'text/html'}),
  },
];

for (const {name, answer} of broken) {
  test(`${name} is an error in the modal`, async ({page}) => {
    await page.route(index, answer);
    await open(page, 'faq');
    await ask(page, 'накладная');
    await expectModalError(page, 'ru');
  });
}

test('a slow index: the modal shows that it is loading, then the results', async ({page}) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(index, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'faq');
  await ask(page, 'накладная');
  await expect(modalOf(page).dialog).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(modalOf(page).dialog.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  release();
  await expect(modalOf(page).hits.first()).toBeVisible();
  await expect(modalOf(page).dialog).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test('a slow index: the search page says that it searches, then shows the results', async ({page}) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(index, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'search?q=тариф');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Ищем…');
  release();
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).not.toContainText('Ищем…');
});

test('when the modal itself cannot be loaded, the search page opens', async ({page, expectFaults}) => {
  expectFaults(/^bad response: 404 GET .+\.js$/, /^console: error: Failed to load resource.+404/);
  // Before the page is opened: the script of the modal may be asked for as soon as the browser is idle.
  await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/, async (route) => {
    const body = await (await route.fetch()).text();
    await (body.includes('DocSearch-Modal') ? route.fulfill({status: 404}) : route.continue());
  });
  await open(page, 'faq');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

test('nothing is asked of the provider, not even a connection', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') {
      foreign.push(request.url());
    }
  });
  await open(page, 'faq');
  await ask(page, 'накладная');
  await expect(modalOf(page).hits.first()).toBeVisible();
  await open(page, 'search?q=тариф');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  expect(foreign).toEqual([]);
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
});
