import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {test as embeddedTest} from '../embedded/test';
import {isLong, oneOfTurn, turn} from './support/depth';
import {expect, test} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {setMode} from './support/mode';
import {expectNoOverflow} from './support/overflow';
import {sitePages} from './support/pages';

// The longest pages of the reference have thousands of elements for axe to look at, four times over.
test.describe.configure({timeout: 180_000});

interface View {
  width: number;
  mode: 'light' | 'dark';
}

const views: readonly [View, ...View[]] = [
  {width: 1280, mode: 'light'},
  {width: 375, mode: 'dark'},
  {width: 1280, mode: 'dark'},
  {width: 375, mode: 'light'},
];

/**
 * axe in both color modes on a desktop and on a phone, then every width. A short run looks in one of the four ways,
 * another one for each page and commit.
 * @param offset number of the page; pages of a kind of their own are looked at in all ways
 */
async function expectSound(page: Page, offset: number | 'all'): Promise<void> {
  for (const {width, mode} of isLong || offset === 'all' ? views : [oneOfTurn(views, offset)]) {
    await page.setViewportSize({width, height: 800});
    await setMode(page, mode);
    await expectAccessible(page, `${mode}, ${width} px`);
  }
  await expectNoOverflow(page);
}

/** On a phone the first screen has breadcrumbs and facts of one line each, the title, and the beginning of the answer. */
async function expectFirstScreen(page: Page): Promise<void> {
  await page.setViewportSize({width: 375, height: 800});
  const seen = await page.evaluate(() => {
    const linesOf = (selector: string, line: string) => {
      const [all, one] = [selector, line].map((name) => document.querySelector(name));
      return all && one ? Math.round(all.getBoundingClientRect().height / one.getBoundingClientRect().height) : 0;
    };
    const title = document.querySelector('h1');
    const answer = document.querySelector('article .markdown > p')?.getBoundingClientRect();
    return {
      breadcrumbs: linesOf('.breadcrumbs', '.breadcrumbs > li'),
      facts: linesOf('article ul[data-search-ignore]', 'article ul[data-search-ignore] > li'),
      title: title
        ? Math.round(title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight))
        : 0,
      answer: answer?.top ?? 0,
    };
  });
  expect(seen.breadcrumbs, 'lines of the breadcrumbs').toBe(1);
  expect(seen.facts, 'lines of the facts under the title').toBeLessThanOrEqual(1);
  expect(seen.title, 'lines of the title').toBeLessThanOrEqual(3);
  expect(seen.answer, 'top of the first paragraph').toBeLessThan(600);
}

/** Every page in a long run; in a short one half of them, the other half with the next commit. The first pages always. */
const pages = sitePages()
  .map((page, index) => ({...page, index}))
  .filter(({path, index}) => isLong || /^(?:en\/)?$/.test(path) || index % 2 === turn % 2);

for (const {index, locale, path} of pages) {
  test(`page “${path}” is sound: head, heading, sidebar, axe, no overflow at any width`, async ({page}) => {
    const response = await page.goto(path);
    await hydrated(page);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ \| CDEKDelivery$/);
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('.theme-doc-sidebar-menu a[aria-current=page]')).toHaveCount(1);
    await expectFirstScreen(page);
    await expectSound(page, path === '' ? 'all' : index);
  });
}

for (const path of ['no-such-page', 'en/no-such-page']) {
  test(`the not-found page “${path}” is sound: axe, no overflow at any width`, async ({page, expectFaults}) => {
    expectFaults(/^bad response: 404 GET/, /^console: error: Failed to load resource.+404/);
    await open(page, path);
    await expectSound(page, 'all');
  });
}

for (const path of ['search', `search?q=${encodeURIComponent('накладная')}`, 'en/search', 'en/search?q=waybill']) {
  embeddedTest(`the search page “${path}” is sound: axe, no overflow at any width`, async ({page}) => {
    await open(page, path);
    if (path.includes('?')) {
      await expect(page.locator('main ol > li').first()).toBeVisible();
    }
    await expectSound(page, path.length);
  });
}

test('every page of a language has a title and a description of its own', async ({request}) => {
  const heads = await Promise.all(
    sitePages().map(async ({path}) => {
      const html = await (await request.get(path)).text();
      const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
      const description =
        /<meta [^>]*name=["']?description["']? content=("[^"]*"|'[^']*'|[^ >]+)/.exec(html)?.[1] ?? '';
      return {path, title, description};
    }),
  );
  for (const part of ['title', 'description'] as const) {
    const repeated = heads.filter((head, index) => heads.findIndex((other) => other[part] === head[part]) !== index);
    expect(repeated, `repeated ${part}`).toEqual([]);
  }
});
