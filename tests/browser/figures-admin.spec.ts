import type {Page} from '@playwright/test';
import {expect, test} from '../lab/test';
import {expectAccessible} from './support/axe';
import {quietNetwork} from './support/connection';
import {partOfTurn} from './support/depth';
import {open} from './support/hydration';
import {expectNoOverflow} from './support/overflow';
import {shiftsOf, watchShifts} from './support/shifts';
import {pathOf} from './support/site';

const gallery = 'lab/pages/gallery';

/** A figure under a heading of the gallery. */
function figureUnder(page: Page, heading: string) {
  return page.locator(`#${heading} ~ figure[data-figure]`).first();
}

const views = [
  {locale: 'ru', mode: 'light'},
  {locale: 'en', mode: 'dark'},
  {locale: 'ru', mode: 'dark'},
  {locale: 'en', mode: 'light'},
] as const;

for (const {locale, mode} of partOfTurn(views, views.length)) {
  test(`the gallery in ${locale}, ${mode}: accessible, nothing wider than the window`, async ({page}) => {
    test.slow();
    await page.addInitScript((value) => localStorage.setItem('theme-cdekdelivery', value), mode);
    await open(page, pathOf(locale, gallery));
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expectAccessible(page, `${locale}, ${mode}`);
    await expectNoOverflow(page);
  });
}

test('every figure has a caption and a text alternative', async ({page}) => {
  await open(page, gallery);
  const figures = await page.locator('figure[data-figure]').all();
  expect(figures.length).toBeGreaterThan(20);
  for (const figure of figures) {
    await expect(figure.locator('figcaption')).toHaveText(/\S/);
    await expect(figure.locator('> p').first()).toHaveText(/\S/);
  }
});

test('nothing moves while the figures become operable', async ({page}) => {
  await watchShifts(page);
  await open(page, gallery);
  await quietNetwork(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('figures are complete pictures that take no focus', async ({page}) => {
    await page.goto(gallery);
    const drawings = page.locator('figure[data-figure] > [inert]');
    expect(await drawings.count()).toBeGreaterThanOrEqual(await page.locator('figure[data-figure]').count());
    await expect(figureUnder(page, 'order-box-created')).toContainText('1106207236');
    await expect(figureUnder(page, 'settings-form-dimensions')).toContainText('Длина товара');
    await expect(page.locator('[data-text-mark]').first()).toHaveText('1');
  });
});

test('the order box by keyboard: size, send, number, courier, delete', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'order-box');
  await figure.getByLabel('Длина в см').fill('40');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('group', {name: 'CDEKDelivery'})).toHaveAttribute('aria-busy', 'true');
  await expect(figure.getByText('Накладная №')).toContainText('1106207236');
  await expect(figure.getByRole('status')).toContainText('Готово');
  await page.keyboard.press('Tab');
  await expect(figure.getByRole('button', {name: /Создан/})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('button', {name: /Создан/})).toHaveAttribute('aria-expanded', 'true');

  await figure.getByRole('button', {name: 'Вызвать курьера'}).press('Enter');
  await figure.getByRole('button', {name: 'Вызвать', exact: true}).press('Enter');
  await expect(figure.getByLabel('Дата')).toHaveAttribute('aria-invalid', 'true');
  await expect(figure.getByLabel('Комментарий')).not.toHaveAttribute('aria-invalid');

  await figure.getByRole('button', {name: 'Удалить накладную'}).press('Enter');
  await expect(figure.getByText('Накладная была удалена')).toBeVisible();
  // The answer draws the form anew, with the size computed at checkout.
  await expect(figure.getByLabel('Длина в см')).toHaveValue('30');
});

test('the order box shows what the plugin refuses and what CDEK refuses', async ({page}) => {
  await open(page, pathOf('en', gallery));
  const figure = figureUnder(page, 'order-box');
  await figure.getByLabel('Width in cm').fill('');
  await figure.getByRole('button', {name: 'Sync to CDEK'}).click();
  await expect(figure.getByText('packages[0][width] is not of type integer.')).toBeVisible();
  await figure.getByLabel('Width in cm').fill('20');
  await figure.getByRole('radio', {name: 'rejects the request', exact: true}).check();
  await figure.getByRole('button', {name: 'Sync to CDEK'}).click();
  await expect(figure.getByText('Server returned validation error')).toBeVisible();
});

test('the keys section: an empty field is refused, wrong keys are told after saving', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'settings-form');
  await figure.getByRole('button', {name: 'Сохранить изменения'}).click();
  await expect(figure.getByLabel('Идентификатор')).toBeFocused();
  await expect(figure.getByText('Заполните это поле.')).toHaveCount(3);
  for (const label of ['Идентификатор', 'Секретный ключ', 'Ключ Яндекс.Карты']) {
    await figure.getByLabel(label).fill('1');
  }
  await figure.getByRole('radio', {name: 'отклонит ключи'}).check();
  await figure.getByRole('button', {name: 'Сохранить изменения'}).click();
  await expect(figure.getByText('Убедитесь, что ключи интеграции верны').first()).toBeVisible();
});

test('the services section: the inspection ban and the other two lock each other', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'settings-form-services');
  await figure.getByRole('checkbox', {name: 'Запрет осмотра вложения'}).check();
  await expect(figure.getByRole('checkbox', {name: 'Примерка'})).toBeDisabled();
  await figure.getByRole('checkbox', {name: 'Запрет осмотра вложения'}).uncheck();
  await figure.getByRole('checkbox', {name: 'Частичная доставка'}).check();
  await expect(figure.getByRole('checkbox', {name: 'Запрет осмотра вложения'})).toBeDisabled();
});

test('several packages: pack, send, delete, and the page still remembers the boxes', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'package-planner');
  await figure.getByRole('button', {name: 'Сохранить'}).click();
  await expect(figure.getByRole('alert')).toContainText('Не задана длина упаковки');
  await figure.getByRole('button', {name: 'ОК'}).click();
  for (const [label, value] of [
    ['Длина в см', '30'],
    ['Ширина в см', '20'],
    ['Высота в см', '10'],
  ] as const) {
    await figure.getByLabel(label).fill(value);
  }
  await figure.getByLabel('Выберите товар').selectOption('Кружка');
  await figure.getByLabel('Количество: Кружка').fill('3');
  await figure.getByLabel('Выберите товар').selectOption('Футболка');
  await figure.getByRole('button', {name: 'Сохранить'}).click();
  await expect(figure.getByText('Упаковка №1 (30х20х10): Кружка x 3, Футболка x 1')).toBeVisible();
  await figure.getByRole('button', {name: 'Отправить в СДЭК'}).click();
  await figure.getByRole('button', {name: 'Удалить накладную'}).click();
  await expect(figure.getByRole('status')).toContainText('остались прежние коробки (1)');
  await figure.getByRole('button', {name: 'Обновить страницу'}).click();
  await expect(figure.getByRole('status')).toHaveText('');
});

test('the price rules editor: rows come and go, a low threshold is lifted', async ({page}) => {
  await open(page, pathOf('en', gallery));
  const list = figureUnder(page, 'rules-editor-free').getByRole('group', {name: 'Rules for delivery by courier'});
  await list.getByRole('button', {name: 'Add a rule: Rules for delivery by courier'}).click();
  await expect(list.getByLabel('Threshold of row 2')).toHaveValue('3000');
  await list.getByLabel('Threshold of row 2').fill('10');
  await list.getByLabel('Threshold of row 2').blur();
  await expect(list.getByLabel('Threshold of row 2')).toHaveValue('3000');
  await list.getByLabel('Type in row 3').selectOption('fixed on');
  await list.getByRole('button', {name: 'Remove row 3: Rules for delivery by courier'}).click();
  await expect(list.getByLabel('Threshold of row 2')).toHaveCount(0);
  await expect(list.getByLabel('Type in row 2')).toHaveValue('free');
});

test('the sending city: typed it has no code, picked by keyboard it has one', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'city-field-typed');
  await expect(figure.getByRole('status')).toContainText('Код города пуст');
  await figure.getByLabel('Город').fill('каз');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(figure.getByLabel('Город')).toHaveValue('Казань');
  await expect(figure.getByRole('status')).toContainText('Код города: 424');
  await figure.getByLabel('Город').fill('Масква');
  await expect(figure.getByText('Ничего не найдено')).toBeVisible();
});

test('a page shows only the figures that it uses, and its marks lead to the nearest one', async ({page}) => {
  await open(page, 'setup');
  await expect(page.locator('figure[data-figure="order-box"]')).toHaveCount(0);
  const zone = page.locator('figure[data-figure="zone-method"]');
  await expect(zone.locator('[inert]')).toHaveCount(1);
  await page.locator('#zone ~ ol [data-text-mark="2"]').first().focus();
  await expect(zone.locator('[data-figure-mark="2"]')).toHaveAttribute('data-highlighted', '');
  await expect(page.locator('figure[data-figure="settings-authorization"] [data-highlighted]')).toHaveCount(0);
});

test('a mark in the text and its mark in the figure light up together', async ({page}) => {
  await open(page, gallery);
  const mark = page.getByRole('button', {name: 'Показать отметку 2 на рисунке'}).first();
  const figure = page.locator('figure[data-figure]:has([data-figure-mark="2"])').first();
  const inFigure = figure.locator('[data-figure-mark="2"]');
  await mark.focus();
  await expect(inFigure).toHaveAttribute('data-highlighted', '');
  await mark.blur();
  await expect(inFigure).not.toHaveAttribute('data-highlighted');
  await figure.locator('[data-mark-entry="2"]').hover();
  await expect(mark).toHaveAttribute('data-highlighted', '');
});

test('a printed figure has its drawing and caption, and nothing to press on around it', async ({page}) => {
  await open(page, gallery);
  await page.emulateMedia({media: 'print'});
  const figure = figureUnder(page, 'order-box-created');
  await expect(figure.getByText('Накладная №')).toBeVisible();
  await expect(figure.getByRole('radio').first()).toBeHidden();
});
