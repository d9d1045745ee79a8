import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf, specifiedPaths} from './support/site';

interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string; unlisted?: boolean}[];
  draftIds: string[];
  sidebars: Record<string, unknown>;
}

interface SiteContext {
  globalData: Record<string, Record<string, {versions: DocsVersion[]}>>;
  i18n: {defaultLocale: string; locales: string[]; localeConfigs: Record<string, Record<string, unknown>>};
}

/** What the engine hands to every component; the page has no other door to it than React's own tree. */
function siteContext(page: Page): Promise<SiteContext> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps?: {value?: {globalData?: unknown}};
      child?: Fiber;
    }
    const root = document.getElementById('__docusaurus') as HTMLElement & Record<string, Fiber>;
    let fiber: Fiber | undefined = root[Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? ''];
    while (fiber && !fiber.memoizedProps?.value?.globalData) {
      fiber = fiber.child;
    }
    const {globalData, i18n} = (fiber?.memoizedProps?.value ?? {}) as Record<string, unknown>;
    return {globalData, i18n} as unknown as SiteContext;
  });
}

test('the locales have their name, label, direction, html language and path', async ({page}) => {
  await open(page, '');
  const {i18n} = await siteContext(page);
  expect(i18n.defaultLocale).toBe('ru');
  expect(i18n.locales).toEqual(['ru', 'en']);
  expect(i18n.localeConfigs.ru).toMatchObject({
    label: 'Русский',
    direction: 'ltr',
    htmlLang: 'ru',
    path: 'ru',
    baseUrl: pathOf('ru', ''),
  });
  expect(i18n.localeConfigs.en).toMatchObject({
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    path: 'en',
    baseUrl: pathOf('en', ''),
  });
});

for (const locale of ['ru', 'en'] as const) {
  test(`the docs version is current, labelled Next, the last one, with intro as its main document (${locale})`, async ({
    page,
  }) => {
    await open(page, pathOf(locale, ''));
    const {globalData} = await siteContext(page);
    const [version, ...others] = globalData['docusaurus-plugin-content-docs']?.default?.versions ?? [];
    expect(others).toEqual([]);
    expect(version).toMatchObject({name: 'current', label: 'Next', isLast: true, mainDocId: 'intro', draftIds: []});
    expect(version?.path).toBe(pathOf(locale, ''));
    expect(Object.keys(version?.sidebars ?? {})).toHaveLength(1);
    const [sidebar] = Object.keys(version?.sidebars ?? {});
    const documents = (version?.docs ?? []).filter(({id, unlisted}) => !id.startsWith('/category/') && !unlisted);
    expect(documents.filter((doc) => doc.sidebar !== sidebar)).toEqual([]);
    const paths = version?.docs.map((doc) => doc.path) ?? [];
    for (const path of specifiedPaths) {
      expect(paths).toContain(pathOf(locale, path));
    }
  });
}

test('a page tells search engines and the search its language, version and tag', async ({page}) => {
  await open(page, 'en/faq');
  const meta = (name: string) => page.locator(`head meta[name="${name}"]`).getAttribute('content');
  expect(await meta('docusaurus_locale')).toBe('en');
  expect(await meta('docsearch:language')).toBe('en');
  expect(await meta('docsearch:version')).toBe('current');
  expect(await meta('docsearch:docusaurus_tag')).toBe('docs-default-current');
});

test('the generator is Docusaurus 3.7 or newer', async ({page}) => {
  await open(page, '');
  const generator = await page.locator('head meta[name=generator]').getAttribute('content');
  const [, minor] = /^Docusaurus v3\.(\d+)\./.exec(generator ?? '') ?? [];
  expect(Number(minor)).toBeGreaterThanOrEqual(7);
});

for (const locale of ['ru', 'en'] as const) {
  test(`a page has a description and a card of its language for those who share it (${locale})`, async ({
    page,
    request,
  }) => {
    await open(page, pathOf(locale, 'setup'));
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /.{60,}/);
    await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute('content', / \| CDEKDelivery$/);
    const card = (await page.locator('head meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(new URL(card).pathname).toBe(pathOf(locale, 'cards/setup.png'));
    const answer = await request.get(new URL(card).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
  });
}

const searchDescriptions = {
  ru: 'Поиск по руководству CDEKDelivery',
  en: 'Search the CDEKDelivery documentation',
} as const;

for (const locale of ['ru', 'en'] as const) {
  test(`the search is offered to the browser by an OpenSearch description (${locale})`, async ({page, request}) => {
    await open(page, pathOf(locale, ''));
    const link = page.locator('head link[rel=search][type="application/opensearchdescription+xml"]');
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toBe(pathOf(locale, 'opensearch.xml'));
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const $ = load(await answer.text(), {xml: true});
    expect($('ShortName').text()).toBe('CDEKDelivery');
    expect($('Description').text()).toBe(searchDescriptions[locale]);
    const template = $('Url[type="text/html"]').attr('template') ?? '';
    expect(template.endsWith(`${pathOf(locale, 'search')}?q={searchTerms}`), template).toBe(true);
  });
}
