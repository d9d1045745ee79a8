import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../lab/test';
import {drawn, open} from './support/hydration';
import {shiftsOf, watchShifts} from './support/shifts';

const gallery = 'lab/pages/gallery';

/** A figure under a heading of the gallery. */
function figureUnder(page: Page, heading: string) {
  return page.locator(`#${heading} ~ figure[data-figure]`).first();
}

test('the steps of the pages light up their marks in the figures', async ({page}) => {
  await open(page, 'functionality-customer/old-checkout');
  const figure = page.locator('figure[data-figure="classic-checkout"]').first();
  await page.locator('#point ~ ol [data-text-mark="4"]').first().focus();
  await expect(figure.locator('[data-figure-mark="4"]')).toHaveAttribute('data-highlighted', '');
  await open(page, 'yandex');
  for (const [step, state] of [
    ['#create-key ~ ol li:nth-child(2) [data-text-mark="3"]', 'Продолжить'],
    ['#two-services ~ ol [data-text-mark="4"]', 'Подключенные API'],
    ['#restrict ~ ol [data-text-mark="2"]', 'Ограничение по HTTP Referer'],
  ] as const) {
    await page.locator(step).first().focus();
    await expect(page.locator('[data-figure-mark][data-highlighted]').locator('..')).toContainText(state);
  }
});

test('nothing moves while the checkouts become operable', async ({page}) => {
  await watchShifts(page);
  for (const address of ['functionality-customer/old-checkout', 'functionality-customer/new-checkout']) {
    await open(page, address);
    await page.locator('figure [data-operable]').first().waitFor();
    await drawn(page);
    expect(await shiftsOf(page)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('checkouts, maps and the editor are complete pictures that take no focus', async ({page}) => {
    await page.goto(gallery);
    for (const [heading, text] of [
      ['classic-checkout-chosen', 'KZN2, Казань, ул. Речная, 4'],
      ['classic-checkout-map', 'ул. Садовая, 12'],
      ['classic-checkout-refused', 'Не выбран ПВЗ для доставки заказа.'],
      ['classic-checkout-no-points', 'По данному направлению нет доступных пунктов выдачи CDEK'],
      ['block-checkout-refused', 'Выберите ПВЗ'],
      ['pickup-map', 'Заводской пер., 3'],
      ['checkout-editor-block', 'Карта ПВЗ от СДЭК'],
      ['yandex-key-restrict', 'www.example.ru'],
    ] as const) {
      const figure = figureUnder(page, heading);
      await expect(figure).toContainText(text);
      await expect(figure.locator('> [inert]').first()).toBeAttached();
      await expect(figure.locator('figcaption')).toHaveText(/\S/);
    }
  });
});

test('printed, the lists of points are whole, and nothing steers the figures', async ({page}) => {
  await open(page, gallery);
  await page.emulateMedia({media: 'print'});
  const figure = figureUnder(page, 'block-checkout');
  await expect(figure.getByRole('button', {name: 'Обновить страницу'})).toBeHidden();
  const panel = figure.locator('ul[aria-label="Пункты на карте"]').locator('..');
  expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  const popup = figureUnder(page, 'classic-checkout-map').getByRole('dialog');
  const inside = await popup.evaluate((element) => {
    const drawing = element.closest('[data-operable]');
    return drawing !== null && element.getBoundingClientRect().bottom <= drawing.getBoundingClientRect().bottom;
  });
  expect(inside, 'the map on top of the page is not cut off').toBe(true);
  await page.emulateMedia({media: 'screen'});
  expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(1);
});

test('forced colors and reduced motion leave the map readable, and nothing turns', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await open(page, gallery);
  const plan = figureUnder(page, 'pickup-map').locator('svg').first();
  const ground = await plan.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground, 'the ground of the map is not its light green').not.toBe('rgb(238, 240, 236)');
  const pin = figureUnder(page, 'pickup-map').getByRole('button', {name: /KZN31/}).first();
  const fill = (of: Locator) => of.evaluate((element) => getComputedStyle(element).fill);
  expect(await fill(pin.locator('circle').nth(1))).not.toBe(await fill(pin.locator('circle').nth(2)));
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('a page without these figures asks for none of their scripts', async ({page}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(new URL(request.url()).pathname);
    }
  });
  await open(page, 'functionality-admin/courier');
  const texts = await Promise.all([...scripts].map(async (path) => (await page.request.get(path)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('M-260 139 620 187'))).toEqual([]);
});
