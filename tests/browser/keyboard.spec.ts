import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf} from './support/site';

const focused = (page: Page) => page.locator(':focus');

async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const label = await focused(page).evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '').join(''),
    );
    if (name.test(label)) {
      return;
    }
  }
  throw new Error(`No element named ${name} gets the focus within 60 presses of ${key}.`);
}

test('the first Tab offers to skip to the text, and Enter does', async ({page}) => {
  await open(page, 'setup');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Перейти к основному содержимому');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInText = await focused(page).evaluate((element) => element.closest('.theme-layout-main') !== null);
  expect(isInText).toBe(true);
});

test('everything that gets the focus shows it', async ({page}) => {
  await open(page, 'functionality-customer/new-checkout');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const ring = await focused(page).evaluate((element) => {
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    expect(ring, await focused(page).evaluate((element) => element.outerHTML.slice(0, 200))).toBe(true);
  }
});

test('the language dropdown opens by key, and Escape closes it and returns the focus', async ({page}) => {
  await open(page, 'faq');
  await tabTo(page, /^Русский$/);
  const button = page.locator('.navbar .dropdown').getByRole('button');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.navbar .dropdown').getByRole('link', {name: 'English'})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('English');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.navbar .dropdown').getByRole('link', {name: 'English'})).toBeHidden();
});

test('Escape puts away the languages that the pointer has opened, until it comes back', async ({page}) => {
  await open(page, 'faq');
  const english = page.locator('.navbar .dropdown').getByRole('link', {name: 'English'});
  await page.locator('.navbar .dropdown').hover();
  await expect(english).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await page.mouse.move(10, 400);
  await page.locator('.navbar .dropdown').hover();
  await expect(english).toBeVisible();
});

test('a language is chosen by key', async ({page}) => {
  await open(page, 'faq');
  await tabTo(page, /^Русский$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar .dropdown').getByRole('link', {name: 'English'})).toBeVisible();
  await tabTo(page, /^English$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf('en', 'faq'));
});

test('the color mode is toggled by key and keeps the focus', async ({page}) => {
  await open(page, 'faq');
  await tabTo(page, /^Переключить светлый и тёмный режим/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(focused(page)).toHaveAccessibleName(/светлый режим/);
});

test('a category of the sidebar is collapsed by key', async ({page}) => {
  await open(page, 'faq');
  await tabTo(page, /^Свернуть раздел «Функционал для администратора»$/);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.menu').getByRole('link', {name: 'Накладная', exact: true})).toBeHidden();
});

test('the table of contents is used by key', async ({page}) => {
  await open(page, 'yandex');
  const link = page.locator('.table-of-contents a').nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  const id = ((await link.getAttribute('href')) ?? '').slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
});

test('the mobile menu opens by key', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, 'faq');
  await tabTo(page, /^Переключить навигационную панель$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
});

test('the mobile menu takes the focus, keeps it, and Escape gives it back', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, 'faq');
  await tabTo(page, /^Переключить навигационную панель$/);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('Закрыть панель навигации');
  for (let step = 0; step < 50; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const isUnder = await page.evaluate(() => document.activeElement?.matches('#__docusaurus :not(.navbar-sidebar *)'));
    expect(isUnder).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName('Переключить навигационную панель');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the search is used by key alone, and Escape gives the focus back', async ({page}) => {
  await open(page, 'faq');
  await tabTo(page, /^Поиск/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
});

test('the slash opens the search until the reader switches it off', async ({page}) => {
  await open(page, 'reference/accessibility#keys');
  const slash = page.getByRole('checkbox', {name: 'Клавиша / открывает поиск'});
  await expect(slash).toBeChecked();
  await slash.focus();
  await page.keyboard.press('Space');
  await open(page, 'en/faq');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  // Had the slash opened it, this press would have closed it.
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await open(page, 'en/reference/accessibility');
  await page.getByRole('checkbox', {name: 'The / key opens the search'}).check();
  await page.locator('main h1').click();
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

test('a figure is enlarged by key, keeps what was done in it, and Escape gives the focus back', async ({page}) => {
  await open(page, 'setup');
  const figure = page.locator('figure[data-figure="settings-authorization"]').first();
  const height = await figure.evaluate((element) => element.getBoundingClientRect().height);
  const opener = figure.getByRole('button', {name: 'Увеличить картинку'});
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/\S/);
  await expect(dialog.getByRole('button', {name: 'Закрыть'})).toBeFocused();
  await expect(dialog.locator('[class*=drawing]')).toBeVisible();
  await expectAccessible(page, 'an enlarged figure');
  const operable = dialog.getByRole('textbox').first();
  await operable.fill('12345');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(figure.getByRole('textbox').first()).toHaveValue('12345');
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  // Once more, as it was.
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: 'Закрыть'}).click();
  await expect(opener).toBeFocused();
});

test('the focus stays inside the open search', async ({page}) => {
  await open(page, 'faq');
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => Boolean(document.activeElement?.closest('#__docusaurus')));
    expect(isOutside).toBe(false);
  }
});
