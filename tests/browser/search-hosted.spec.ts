import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readIndexFiles} from '../../scripts/search-push/indexFiles';
import {lab, labEnvironment} from '../lab/environment';
import {expect, test} from '../lab/test';
import {buildFolder} from '../builds';
import {stopClock} from './support/clock';
import {open} from './support/hydration';
import {fulfill, playProvider, provider, queriesOf} from './support/provider';
import {ask, modalOf, openModal} from './support/search';
import {pathOf} from './support/site';

for (const {width, words} of [
  {width: 1280, words: 10},
  {width: 768, words: 5},
]) {
  test(`the modal asks the provider by POST, with snippets of ${words} words in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const requests = await playProvider(page);
    await open(page, 'faq');
    await ask(page, 'тариф');
    await expect(modalOf(page).hits.first()).toContainText('Ответ провайдера');
    const request = requests.at(-1);
    expect(request?.method()).toBe('POST');
    expect(new URL(request?.url() ?? '').hostname).toMatch(/^testapp1/i);
    const [query] = request ? queriesOf(request) : [];
    expect(query).toMatchObject({query: 'тариф', indexName: 'cdekdelivery', hitsPerPage: 20});
    expect(query?.attributesToSnippet?.every((attribute) => attribute.endsWith(`:${words}`))).toBe(true);
    await expect(modalOf(page).dialog.locator('.DocSearch-HitsFooter')).toContainText('41');
  });
}

for (const locale of ['ru', 'en'] as const) {
  test(`the search is contextual: language and docs version (${locale})`, async ({page}) => {
    const requests = await playProvider(page);
    await open(page, locale === 'ru' ? 'faq' : 'en/faq');
    await ask(page, 'cdek');
    await expect(modalOf(page).hits.first()).toBeVisible();
    const [query] = requests[0] ? queriesOf(requests[0]) : [];
    expect(query?.facetFilters).toContain(`language:${locale}`);
    expect(query?.facetFilters?.flat()).toContain('docusaurus_tag:docs-default-current');
  });
}

test('the search page asks the provider by the same contract and links into the site', async ({page}) => {
  const requests = await playProvider(page);
  await open(page, 'search?q=тариф');
  const link = page.getByRole('main').getByRole('link', {name: 'Ответ провайдера'});
  await expect(link).toHaveAttribute('href', pathOf('ru', 'faq#no-delivery'));
  const [query] = requests[0] ? queriesOf(requests[0]) : [];
  expect(requests[0]?.method()).toBe('POST');
  expect(query).toMatchObject({query: 'тариф', indexName: 'cdekdelivery', hitsPerPage: 20});
  expect(query?.facetFilters).toContain('language:ru');
});

const words = {
  ru: {title: 'Невозможно загрузить результаты поиска', hint: 'Проверьте подключение к интернету.'},
  en: {title: 'Unable to fetch results', hint: 'You might want to check your network connection.'},
} as const;

for (const status of [403, 429, 500]) {
  for (const locale of ['ru', 'en'] as const) {
    test(`the provider answers ${status}: the modal and the search page say so (${locale})`, async ({
      page,
      expectFaults,
    }) => {
      expectFaults(
        new RegExp(`^bad response: ${status} POST`),
        new RegExp(`^console: error: Failed to load resource.+${status}`),
      );
      await page.route(provider, (route) => fulfill(route, status, {message: 'no', status}));
      const root = locale === 'ru' ? '' : 'en/';
      await open(page, `${root}faq`);
      await ask(page, 'cdek');
      await expect(modalOf(page).dialog).toContainText(words[locale].title);
      await expect(modalOf(page).dialog).toContainText(words[locale].hint);
      await open(page, `${root}search?q=cdek`);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(words[locale].title);
    });
  }
}

test('a provider that never answers is given up after one second to connect, host after host, and the modal says so', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(provider, (route) => {
    asked.push(new URL(route.request().url()).host);
    return new Promise<void>(() => {});
  });
  await open(page, 'faq');
  await openModal(page);
  await stopClock(page);
  const {dialog, field} = modalOf(page);
  await field.fill('cdek');
  // A timer or two before it is asked.
  await expect(async () => {
    await page.clock.runFor(10);
    expect(asked.length).toBe(1);
  }).toPass();
  await page.clock.runFor(950);
  await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
  expect(asked.length).toBe(1);
  await page.clock.runFor(50);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).not.toBe(asked[0]);
  await page.clock.resume();
  await expect(dialog).toContainText(words.ru.title, {timeout: 45_000});
});

test('a provider that cannot be reached: the reader keeps the page', async ({page, expectFaults}) => {
  expectFaults(/^failed request: POST .+algolia/, /^console: error: Failed to load resource/);
  await page.route(provider, (route) => route.abort('connectionrefused'));
  await open(page, 'faq');
  await ask(page, 'cdek');
  await expect(modalOf(page).dialog).toContainText(words.ru.title);
  await page.keyboard.press('Escape');
  await expect(page.locator('article #no-delivery')).toBeVisible();
});

test('no file of a build holds the key that writes the hosted index, though it was in the environment', () => {
  const {ALGOLIA_API_KEY: publicKey, ALGOLIA_ADMIN_API_KEY: adminKey} = labEnvironment;
  const folder = buildFolder(lab);
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const holding = (key: string) =>
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(key))
      .map((file) => file.slice(folder.length));
  // The public one is there: the search for keys finds keys.
  expect(holding(publicKey).length).toBeGreaterThan(0);
  expect(holding(adminKey)).toEqual([]);
  expect(holding('ALGOLIA_ADMIN_API_KEY')).toEqual([]);
});

test('the build for the hosted engine has the index that is sent there, in both languages', () => {
  const files = readIndexFiles(buildFolder(lab));
  expect(files.map(({language}) => language)).toEqual(['ru', 'en']);
  for (const {pages, glossary} of files) {
    expect(pages.length).toBeGreaterThan(10);
    expect(glossary.length).toBeGreaterThan(10);
  }
});
