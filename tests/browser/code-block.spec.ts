import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';

const php = 'functionality-admin/cod';
const block = (page: Page) => page.locator('.theme-code-block').first();

test('a code block is copied with its button, which says so for a while', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, php);
  const words = (text: string) => text.trim().split(/\s+/);
  const code = words(await block(page).locator('code').innerText());
  await block(page).hover();
  await block(page).getByRole('button', {name: 'Скопировать в буфер обмена'}).click();
  await expect(block(page).getByRole('button', {name: 'Скопировано'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(words(copied)).toEqual(code);
  expect(copied).toContain('\n');
  await expect(block(page).getByRole('button', {name: 'Скопировать в буфер обмена'})).toBeVisible();
});

test('long lines of a code block are wrapped and unwrapped with its button', async ({page}) => {
  await page.setViewportSize({width: 420, height: 800});
  await open(page, php);
  const pre = block(page).locator('pre');
  const isScrollable = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await isScrollable()).toBe(true);
  await block(page).hover();
  const button = block(page).getByRole('button', {name: 'Переключить перенос по строкам'});
  await button.click();
  await expect.poll(isScrollable).toBe(false);
  await button.click();
  await expect.poll(isScrollable).toBe(true);
});

test('the buttons of a code block speak English on English pages', async ({page}) => {
  await page.setViewportSize({width: 420, height: 800});
  await open(page, `en/${php}`);
  await expect(block(page).getByRole('button', {name: 'Copy code to clipboard'})).toBeAttached();
  await expect(block(page).getByRole('button', {name: 'Toggle word wrap'})).toBeAttached();
});

test('code is colored by its language', async ({page}) => {
  await open(page, php);
  await expect(block(page)).toHaveClass(/language-php/);
  const colors = await block(page)
    .locator('code span.token')
    .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
  expect(new Set(colors).size).toBeGreaterThan(1);
});
