import {load} from 'cheerio';
import {expect, test} from './support/fixtures';
import {drawn, open} from './support/hydration';
import {sitePages} from './support/pages';
import {scrollTo} from './support/scroll';
import {adminCategory, locales, pathOf} from './support/site';

test('breadcrumbs lead from the landing page through the category to the page', async ({page}) => {
  await open(page, 'functionality-admin/cod');
  const crumbs = page.getByRole('navigation', {name: 'Навигационная цепочка текущей страницы'}).locator('li');
  await expect(crumbs).toHaveCount(3);
  await expect(crumbs.nth(0).getByRole('link')).toHaveAttribute('href', pathOf('ru', ''));
  await expect(crumbs.nth(0).getByRole('link')).toHaveAccessibleName('Главная страница');
  await expect(crumbs.nth(2)).toHaveText('Наложенный платёж');
  await crumbs.nth(1).getByRole('link', {name: 'Функционал для администратора'}).click();
  await expect(page).toHaveURL(encodeURI(pathOf('ru', adminCategory)));
});

test('previous and next lead from page to page', async ({page}) => {
  await open(page, 'setup');
  const pager = page.getByRole('navigation', {name: 'Страница документа'});
  await pager.getByRole('link', {name: /Следующая страница/}).click();
  await expect(page).toHaveURL(pathOf('ru', 'yandex'));
  await pager.getByRole('link', {name: /Предыдущая страница/}).click();
  await expect(page).toHaveURL(pathOf('ru', 'setup'));
  await pager.getByRole('link', {name: /Предыдущая страница/}).click();
  await expect(page).toHaveURL(pathOf('ru', ''));
  await expect(pager.getByRole('link', {name: /Предыдущая страница/})).toHaveCount(0);
});

for (const locale of locales) {
  test(`previous and next lead through the whole manual and back (${locale})`, async ({request}) => {
    const neighbor = async (path: string, which: 'prev' | 'next') => {
      const $ = load(await (await request.get(path)).text());
      const address = $(`.pagination-nav__link--${which}`).attr('href');
      return address === undefined ? null : decodeURI(address);
    };
    const walk = async (path: string, which: 'prev' | 'next'): Promise<string[]> => {
      const way = [path];
      for (let next = await neighbor(path, which); next !== null; next = await neighbor(next, which)) {
        expect(way).not.toContain(next);
        way.push(next);
      }
      return way;
    };
    const forth = await walk(pathOf(locale, ''), 'next');
    const pages = sitePages().filter((page) => page.locale === locale);
    expect([...forth].sort()).toEqual(pages.map(({path}) => pathOf('ru', path)).sort());
    expect(await walk(forth.at(-1) ?? '', 'prev')).toEqual([...forth].reverse());
  });
}

test('back to top appears when the reader scrolls up, and scrolls to the top', async ({page}) => {
  await open(page, 'setup');
  const button = page.getByRole('button', {name: 'Прокрутка к началу'});
  await expect(button).toBeHidden();
  await scrollTo(page, 1500);
  await drawn(page);
  await expect(button).toBeHidden();
  await scrollTo(page, 1200);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the table of contents lists headings of levels 2 and 3, in their order', async ({page}) => {
  await open(page, 'setup');
  const headings = await page
    .locator('article .markdown')
    .locator('h2[id], h3[id]')
    .evaluateAll((all) => all.map(({id}) => `#${id}`));
  const links = await page
    .locator('.table-of-contents a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(headings.length).toBeGreaterThan(10);
  expect(links).toEqual(headings);
});

test('the table of contents marks the heading that is being read', async ({page}) => {
  await open(page, 'setup');
  await page.locator('.table-of-contents a[href="#parcel"]').click();
  await expect(page).toHaveURL(/#parcel$/);
  await expect(page.locator('#parcel')).toBeInViewport();
  await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute('href', '#parcel');
});

test('names of hooks in the contents break after underscores and hyphens alone', async ({page}) => {
  await open(page, 'reference/integrators');
  const names = page.locator('.table-of-contents code');
  expect(await names.count()).toBeGreaterThan(5);
  const broken = await names.evaluateAll((all) =>
    all.flatMap((name) =>
      [...name.childNodes].flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/[^-]+-?/g)].flatMap(({0: part, index}) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + part.length);
          return range.getClientRects().length > 1 ? [part] : [];
        }),
      ),
    ),
  );
  expect(broken).toEqual([]);
});

const readingTimes = [
  {path: 'setup', words: /^\d+ мин чтения$/},
  {path: 'functionality-customer/old-checkout', words: /^\d+ мин чтения$/},
  // Most of its words are in tables, and most of these in lists.
  {path: 'reference/settings', words: /^\d+ мин чтения$/},
  {path: 'en/setup', words: /^\d+ min read$/},
];

for (const {path, words} of readingTimes) {
  test(`${path} says how many minutes it takes to read`, async ({page}) => {
    await open(page, path);
    const fact = page
      .locator('article')
      .getByRole('listitem')
      .filter({hasText: /мин|min/})
      .first();
    await expect(fact).toHaveText(words);
    const minutes = Number.parseInt(await fact.innerText(), 10);
    // The words of the text, block by block; figures and tools are looked at, not read.
    const wordCount = await page.locator('article .markdown').evaluate((text) => {
      const read = text.cloneNode(true) as HTMLElement;
      read.querySelectorAll('figure, [data-tool], button, script, style').forEach((element) => element.remove());
      read.querySelectorAll('p, li, td, th, h2, h3, h4, dt, dd, pre, br').forEach((block) => block.append(' '));
      return (read.textContent?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
    });
    expect(minutes).toBeGreaterThanOrEqual(Math.floor((wordCount / 180) * 0.95));
    expect(minutes).toBeLessThanOrEqual(Math.ceil((wordCount / 180) * 1.1));
  });
}

test('a page says when it was changed and with which plugin it was checked', async ({page}) => {
  await open(page, 'en/faq');
  await expect(page.locator('article')).toContainText(/plugin \d+\.\d+\.x/);
  await expect(page.locator('article time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
});
