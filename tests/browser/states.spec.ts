import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {expect, test} from '../embedded/test';
import {open} from './support/hydration';
import {ask, hitsToStore, modalOf, openModal, searchFor, storeSearches} from './support/search';
import {addStyle} from './support/style';

interface State {
  name: string;
  width: number;
  path: string;
  enter: (page: Page) => Promise<void>;
}

const states: State[] = [
  {
    name: 'the language dropdown open',
    width: 1280,
    path: 'faq',
    enter: async (page) => {
      await page.locator('.navbar .dropdown').getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.navbar .dropdown').getByRole('link', {name: 'English'})).toBeVisible();
    },
  },
  {
    name: 'the mobile menu open',
    width: 375,
    path: 'faq',
    enter: async (page) => {
      await page.getByRole('button', {name: 'Переключить навигационную панель'}).click();
      await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Наложенный платёж'})).toBeVisible();
    },
  },
  {
    name: 'the main menu of the mobile menu open, with languages',
    width: 375,
    path: 'faq',
    enter: async (page) => {
      await page.getByRole('button', {name: 'Переключить навигационную панель'}).click();
      const drawer = page.locator('.navbar-sidebar');
      await drawer.getByRole('button', {name: '← Перейти к главному меню'}).click();
      await drawer.getByRole('button', {name: /Языки/}).click();
      await expect(drawer.getByRole('link', {name: 'English'})).toBeVisible();
    },
  },
  {
    name: 'the folded table of contents open',
    width: 375,
    path: 'setup',
    enter: async (page) => {
      await page.locator('.theme-doc-toc-mobile').getByRole('button').click();
      await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'a category collapsed',
    width: 1280,
    path: 'faq',
    enter: async (page) => {
      const category = page.locator('.theme-doc-sidebar-item-category').first();
      await category.getByRole('button', {name: /^Свернуть раздел/}).click();
      await expect(category.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {name: 'the search modal open, without a history', width: 1280, path: 'faq', enter: openModal},
  {
    name: 'the search modal open, with recent and favorite searches',
    width: 375,
    path: 'faq',
    enter: async (page) => {
      await storeSearches(page, 'recent', hitsToStore(2));
      await storeSearches(page, 'favorite', hitsToStore(1));
      await openModal(page);
      await expect(modalOf(page).hits).toHaveCount(3);
    },
  },
  {
    name: 'the search modal with results',
    width: 1280,
    path: 'faq',
    enter: (page) => searchFor(page, 'накладная'),
  },
  {
    name: 'the search modal with results on a phone',
    width: 375,
    path: 'en/faq',
    enter: (page) => searchFor(page, 'waybill'),
  },
  {
    name: 'the search modal without hits',
    width: 1280,
    path: 'faq',
    enter: async (page) => {
      await ask(page, 'zqxjkvzqxjkv');
      await expect(modalOf(page).dialog.locator('.DocSearch-NoResults')).toBeVisible();
    },
  },
  {
    name: 'the search page without hits',
    width: 375,
    path: 'search?q=zqxjkvzqxjkv',
    enter: (page) => expect(page.getByRole('main').getByRole('link', {name: 'Сообщите нам.'})).toBeVisible(),
  },
];

for (const {name, width, path, enter} of states) {
  for (const mode of ['light', 'dark'] as const) {
    test(`accessible: ${name} (${mode}, ${width} px)`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.addInitScript((stored) => localStorage.setItem('theme-cdekdelivery', stored), mode);
      await open(page, path);
      await addStyle(page, '*, ::before, ::after {transition: none !important; animation: none !important}');
      await enter(page);
      await expectAccessible(page, name);
    });
  }
}

for (const mode of ['light', 'dark'] as const) {
  test(`accessible: the search that could not be reached, modal and page (${mode})`, async ({page, expectFaults}) => {
    expectFaults(/^bad response: 404 GET .+search-data/);
    await page.route(/\/search-data\//, (route) => route.fulfill({status: 404}));
    await page.addInitScript((stored) => localStorage.setItem('theme-cdekdelivery', stored), mode);
    await open(page, 'search?q=тариф');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'search page');
    await ask(page, 'тариф');
    await expect(modalOf(page).dialog.locator('.DocSearch-ErrorScreen, .DocSearch-Title').first()).toBeVisible();
    await expectAccessible(page, 'modal');
  });
}
