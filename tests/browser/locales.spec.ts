import {load} from 'cheerio';
import {expect, test} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {languageMenu, switchTo} from './support/languages';
import {adminCategory, pathOf, specifiedPaths, storageKey} from './support/site';

test('Russian is the language without a prefix, English has /en/', async ({page}) => {
  await open(page, 'faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await open(page, 'en/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the dropdown names the languages, each in itself, and marks the current one', async ({page}) => {
  await open(page, 'setup');
  await expect(languageMenu(page).getByRole('button')).toContainText('Русский');
  await languageMenu(page).hover();
  await expect(languageMenu(page).locator('.dropdown__menu a')).toHaveText(['Русский', 'English']);
  await expect(languageMenu(page).getByRole('link', {name: 'English'})).toHaveAttribute('lang', 'en');
  await expect(languageMenu(page).getByRole('link', {name: 'Русский'})).toHaveClass(/dropdown__link--active/);
});

test('a change of language keeps the page, the query and the hash', async ({page}) => {
  await open(page, 'setup?from=letter#zone');
  await switchTo(page, 'English');
  await expect(page).toHaveURL(`${pathOf('en', 'setup')}?from=letter#zone`);
  await expect(page.locator('#zone')).toBeInViewport();
  // The link of the dropdown gets query and hash from the scripts.
  await hydrated(page);
  await switchTo(page, 'Русский');
  await expect(page).toHaveURL(`${pathOf('ru', 'setup')}?from=letter#zone`);
});

test('a change of language keeps the hash that the reader has got to', async ({page}) => {
  await open(page, 'setup');
  await page.locator('.table-of-contents a[href="#keys"]').click();
  await expect(languageMenu(page).locator('a[lang=en]')).toHaveAttribute('href', /#keys$/);
  await switchTo(page, 'English');
  await expect(page).toHaveURL(`${pathOf('en', 'setup')}#keys`);
});

test('a change of language keeps a category page', async ({page}) => {
  await open(page, adminCategory);
  await switchTo(page, 'English');
  await expect(page).toHaveURL(encodeURI(pathOf('en', adminCategory)));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Administrator functionality');
});

test('a change of language keeps the color mode', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), storageKey('theme'));
  await page.reload();
  await switchTo(page, 'English');
  await expect(page).toHaveURL(pathOf('en', 'faq'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('every page names its counterpart in the other language and the default one', async ({request}) => {
  for (const path of specifiedPaths) {
    const alternates: string[][] = [];
    for (const locale of ['ru', 'en'] as const) {
      // As a search engine reads it: while scripts take over, the head is written anew.
      const $ = load(await (await request.get(pathOf(locale, path))).text());
      const links = $('head link[rel=alternate][hreflang]').toArray();
      alternates.push(links.map(({attribs}) => `${attribs.hreflang} ${attribs.href}`));
      const canonical = $('head link[rel=canonical]').attr('href');
      expect(decodeURI(new URL(canonical ?? '').pathname)).toBe(pathOf(locale, path));
    }
    expect(alternates[0], path).toEqual(alternates[1]);
    expect(alternates[0]?.map((line) => line.split(' ')[0])).toEqual(['ru', 'en', 'x-default']);
    expect(decodeURI(alternates[0]?.[1] ?? '')).toContain(pathOf('en', path));
    expect(decodeURI(alternates[0]?.[2] ?? '')).toContain(pathOf('ru', path));
  }
});
