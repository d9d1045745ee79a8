import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {drawn, open} from './support/hydration';
import {storageKey} from './support/site';

const key = storageKey('theme');
const toggle = (page: Page) => page.locator('.navbar').getByRole('button', {name: /тёмный|светлый|dark|light/i});
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Relative lightness, 0 to 255, of a color that the browser computed. */
function lightness(color: string): number {
  const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

test('the color mode is light by default and nothing is stored', async ({page}) => {
  await open(page, '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(lightness(await background(page))).toBeGreaterThan(200);
  expect(await stored(page)).toBeNull();
});

test('the preference of the system is ignored', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    // Pages hear of it in the next frame.
    await drawn(page);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the toggle changes the mode both ways and keeps it in localStorage', async ({page}) => {
  await open(page, '');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(lightness(await background(page))).toBeLessThan(60);
  expect(await stored(page)).toBe('dark');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');
});

test('the chosen mode is there on the next visit, from the first paint of the text', async ({page}) => {
  await page.addInitScript((name) => {
    localStorage.setItem(name, 'dark');
    const modes: string[] = [];
    Object.assign(window, {paintedModes: modes});
    const note = () => {
      if (document.querySelector('h1')) {
        modes.push(document.documentElement.dataset.theme ?? 'none');
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, key);
  await open(page, 'setup');
  const modes = await page.evaluate(() => Reflect.get(window, 'paintedModes') as string[]);
  expect(modes.length).toBeGreaterThan(0);
  expect(new Set(modes)).toEqual(new Set(['dark']));
});

test('the toggle names the current mode in the language of the page', async ({page}) => {
  await open(page, 'faq');
  await expect(toggle(page)).toHaveAccessibleName('Переключить светлый и тёмный режим (сейчас светлый режим)');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName('Переключить светлый и тёмный режим (сейчас тёмный режим)');
  await open(page, 'en/faq');
  await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
});

test('another tab follows a change of the mode', async ({page, context}) => {
  await open(page, '');
  const other = await context.newPage();
  await open(other, 'faq');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('code changes its colors with the mode', async ({page}) => {
  await open(page, 'functionality-admin/cod');
  const codeColor = () =>
    page
      .locator('pre.prism-code')
      .first()
      .evaluate((block) => getComputedStyle(block).backgroundColor);
  const light = await codeColor();
  await toggle(page).click();
  await expect.poll(codeColor).not.toBe(light);
  expect(lightness(await codeColor())).toBeLessThan(lightness(light));
});
