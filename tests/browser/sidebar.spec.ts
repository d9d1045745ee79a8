import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {atRest, drawn, hydrated, open} from './support/hydration';
import {sitePages} from './support/pages';
import {holdScripts} from './support/scripts';
import {adminCategory, locales, pathOf} from './support/site';

const menu = (page: Page) => page.locator('.theme-doc-sidebar-menu');
/** What scrolls. */
const box = '.theme-doc-sidebar-container .menu';
const scrollOf = (page: Page) => page.locator(box).evaluate((element) => element.scrollTop);
const category = (page: Page, name: string) => page.locator('.theme-doc-sidebar-item-category').filter({hasText: name});

test('the sidebar is not hideable', async ({page}) => {
  await open(page, 'setup');
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('aside').getByRole('button', {name: /панель|sidebar/i})).toHaveCount(0);
});

test('categories open and close and do not close each other', async ({page}) => {
  await open(page, 'setup');
  const admin = category(page, 'Функционал для администратора');
  const customer = category(page, 'Функционал для покупателя');
  const adminLink = admin.getByRole('link', {name: 'Накладная', exact: true});
  const customerLink = customer.getByRole('link', {name: 'Блочное оформление'});
  await expect(adminLink).toBeVisible();
  await expect(customerLink).toBeVisible();
  await admin.getByRole('button', {name: 'Свернуть раздел «Функционал для администратора»'}).click();
  await expect(adminLink).toBeHidden();
  await expect(customerLink).toBeVisible();
  await admin.getByRole('button', {name: 'Развернуть раздел «Функционал для администратора»'}).click();
  await expect(adminLink).toBeVisible();
  // Another category would be closed by now, animation and all.
  await atRest(page);
  await expect(customerLink).toBeVisible();
});

test('a page of a collapsed category opens that category', async ({page}) => {
  await open(page, 'setup');
  const admin = category(page, 'Функционал для администратора');
  await admin.getByRole('button').click();
  await page
    .locator(`article a[href^="${pathOf('ru', 'functionality-admin/cod')}"]`)
    .first()
    .click();
  await expect(admin.getByRole('link', {name: 'Наложенный платёж'})).toHaveAttribute('aria-current', 'page');
  await expect(admin.getByRole('link', {name: 'Наложенный платёж'})).toBeVisible();
});

test('a category leads to its page', async ({page}) => {
  await open(page, 'setup');
  await menu(page).getByRole('link', {name: 'Функционал для администратора'}).click();
  await expect(page).toHaveURL(encodeURI(pathOf('ru', adminCategory)));
});

test('the sidebar is as the reader left it after a reload and in the other language', async ({page}) => {
  const collapsed = () => menu(page).getByRole('button', {expanded: false});
  await open(page, 'reference/settings');
  await category(page, 'Функционал для администратора').getByRole('button').click();
  await expect(collapsed()).toHaveCount(1);
  await page.locator(box).evaluate((element) => element.scrollTo({top: 120}));
  await page.reload();
  await expect(collapsed()).toHaveAccessibleName('Развернуть раздел «Функционал для администратора»');
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0);
  await page.goto('en/reference/settings');
  await expect(collapsed()).toHaveAccessibleName(/Administrator functionality/);
  // Wherever the reader comes from, the current page is in sight.
  await expect(menu(page).locator('[aria-current=page]')).toBeInViewport();
});

for (const locale of locales) {
  test(`all documents are in one sidebar, each once (${locale})`, async ({page}) => {
    const pages = sitePages().filter((each) => each.locale === locale && !each.path.endsWith('search'));
    await open(page, pages[0]?.path ?? '');
    // What a collapsed category contains is in the page only once it is opened.
    const collapsed = menu(page).getByRole('button', {expanded: false});
    while ((await collapsed.count()) > 0) {
      await collapsed.first().click();
    }
    const links = await menu(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.sort()).toEqual(pages.map(({path}) => pathOf('ru', path)).sort());
  });
}

test('the current page is in sight in the sidebar before the scripts', {tag: '@optimization'}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await holdScripts(page);
  await page.goto('reference/versions', {waitUntil: 'domcontentloaded'});
  await expect(page.locator('.menu [aria-current=page]')).toBeInViewport();
});

test(
  'a sidebar that the reader has scrolled before the scripts stays where it is',
  {tag: '@optimization'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    const release = await holdScripts(page);
    await page.goto('setup', {waitUntil: 'domcontentloaded'});
    await expect(page.locator(box)).toHaveAttribute('data-top', '0');
    const top = await page.locator(box).evaluate((element) => (element.scrollTop = 400));
    release();
    await hydrated(page);
    await drawn(page);
    expect(await scrollOf(page)).toBe(top);
  },
);

test('a sidebar that the reader has scrolled before its first frame stays where it is', async ({page}) => {
  await page.addInitScript(() => {
    const scroll = () => document.querySelector('.theme-doc-sidebar-container .menu')?.scrollTo({top: 200});
    document.addEventListener('DOMContentLoaded', scroll);
  });
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, 'setup');
  await drawn(page);
  expect(await scrollOf(page)).toBe(200);
});

test(
  'a sidebar that was scrolled in this visit is there before the scripts',
  {tag: '@optimization'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, 'setup');
    await page.locator(box).evaluate((element) => element.scrollTo({top: 50}));
    await holdScripts(page);
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect.poll(() => scrollOf(page)).toBe(50);
  },
);
