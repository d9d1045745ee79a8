import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf} from './support/site';

const height = 800;
const menuButton = (page: Page) => page.getByRole('button', {name: 'Переключить навигационную панель'});
const drawer = (page: Page) => page.locator('.navbar-sidebar');

test('the desktop layout begins at 997 px', async ({page}) => {
  await page.setViewportSize({width: 997, height});
  await open(page, 'setup');
  await expect(menuButton(page)).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
});

test('the mobile layout is used at 996 px and below', async ({page}) => {
  await page.setViewportSize({width: 996, height});
  await open(page, 'setup');
  await expect(menuButton(page)).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
  await expect(page.locator('.navbar__inner').getByRole('link', {name: 'GitHub'})).toBeHidden();
});

test('the mobile menu is shown and hidden, leads to pages and closes behind the reader', async ({page}) => {
  await page.setViewportSize({width: 375, height});
  await open(page, 'setup');
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('button', {name: 'Закрыть панель навигации'}).click();
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).click();
  await drawer(page).getByRole('link', {name: 'Наложенный платёж'}).click();
  await expect(page).toHaveURL(pathOf('ru', 'functionality-admin/cod'));
  await expect(drawer(page)).toBeHidden();
});

test('the mobile menu has the languages and the GitHub link', async ({page}) => {
  await page.setViewportSize({width: 375, height});
  // A link that still slides into its place may slide away from under the pointer.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'setup');
  await menuButton(page).click();
  await drawer(page).getByRole('button', {name: '← Перейти к главному меню'}).click();
  await expect(drawer(page).getByRole('link', {name: 'GitHub'})).toBeVisible();
  await drawer(page).getByRole('button', {name: /Языки/}).click();
  await drawer(page).getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(pathOf('en', 'setup'));
});

test('the table of contents folds on phones', async ({page}) => {
  await page.setViewportSize({width: 375, height});
  await open(page, 'setup');
  const toc = page.locator('.theme-doc-toc-mobile');
  const link = toc.getByRole('link', {name: 'Введите ключи СДЭК'});
  await expect(link).toBeHidden();
  await toc.getByRole('button', {name: 'Содержание этой страницы', expanded: false}).click();
  await expect(toc.getByRole('button', {expanded: true})).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/#keys$/);
  await expect(page.locator('#keys')).toBeInViewport();
});

test('on a phone the links to the pages around are one below another, with whole words', async ({page}) => {
  await page.setViewportSize({width: 375, height});
  await open(page, 'setup');
  const links = page.locator('.pagination-nav__link');
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => ({bottom: link.getBoundingClientRect().bottom, top: link.getBoundingClientRect().top})),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[1]?.top).toBeGreaterThan(boxes[0]?.bottom ?? Infinity);
});
