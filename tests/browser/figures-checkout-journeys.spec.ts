import type {Page} from '@playwright/test';
import {expect, test} from '../lab/test';
import {expectAccessible} from './support/axe';
import {open} from './support/hydration';
import {pathOf} from './support/site';

const gallery = 'lab/pages/gallery';

/** A figure under a heading of the gallery. */
function figureUnder(page: Page, heading: string) {
  return page.locator(`#${heading} ~ figure[data-figure]`).first();
}

test('the map by keyboard: a crowd of points, a card, the list, the filters', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'pickup-map');
  const list = figure.getByRole('list', {name: 'Пункты на карте'});
  await expect(list.getByRole('button')).toHaveCount(7);
  await figure.getByRole('button', {name: 'Пунктов рядом: 3. Приблизить'}).press('Enter');
  await expect(list.getByRole('button')).not.toHaveCount(7);

  await figure.getByRole('button', {name: /KZN14/}).press(' ');
  const card = figure.getByRole('group', {name: 'Пункт выдачи KZN14'});
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(figure.getByRole('button', {name: 'Выбрать', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('button', {name: 'Выбран', exact: true})).toBeVisible();
  await expect(figure.getByRole('status')).toContainText('KZN14');

  await card.getByRole('button', {name: 'Закрыть карточку пункта'}).press('Enter');
  await expect(list.getByRole('button', {name: /ул\. Садовая, 12/})).toBeFocused();

  await figure.getByRole('button', {name: 'Отдалить карту'}).press('Enter');
  await figure.getByRole('button', {name: 'Отдалить карту'}).press('Enter');
  await expect(list.getByRole('button')).toHaveCount(7);
  await figure.getByRole('button', {name: 'Фильтры'}).press('Enter');
  await figure.getByRole('radio', {name: 'Только постаматы'}).check();
  await expect(list.getByRole('button')).toHaveCount(3);
  await figure.getByRole('checkbox', {name: 'Оплата наличными'}).check();
  await expect(list.getByRole('button')).toHaveCount(0);
  await expect(list).toContainText('подходящих пунктов нет');
  await expectAccessible(page, 'the map with its filters open');
});

test('the classic checkout by keyboard: refused, map, point, another city, ordered', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'classic-checkout');
  const status = figure.getByRole('status');
  await figure.getByRole('button', {name: 'Подтвердить заказ'}).press('Enter');
  const faults = figure.getByRole('alert');
  await expect(faults).toBeFocused();
  await expect(faults.locator('> *')).toHaveText([
    'Не выбран ПВЗ для доставки заказа.',
    'Необходимо указать номер телефона.',
    'Платежи Телефон является обязательным полем.',
  ]);
  await expect(figure.getByLabel('Телефон')).toHaveAttribute('aria-invalid', 'true');
  await figure.getByLabel('Телефон').fill('+79991234567');

  await figure.getByRole('button', {name: 'Выберите ПВЗ'}).press('Enter');
  const popup = figure.getByRole('dialog', {name: 'Карта пунктов'});
  await expect(popup).toBeFocused();
  await expect(figure.locator('[inert]').getByLabel('Телефон')).toBeAttached();
  await expectAccessible(page, 'the map on top of the classic checkout');
  await popup
    .getByRole('button', {name: /Речная/})
    .last()
    .press('Enter');
  await popup.getByRole('button', {name: 'Выбрать', exact: true}).press('Enter');
  await expect(popup.getByRole('button', {name: 'Выбран', exact: true})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(figure.getByRole('button', {name: 'Повторно выбрать ПВЗ'})).toBeFocused();
  await expect(figure.getByText('KZN2, Казань, ул. Речная, 4')).toBeVisible();

  await figure.getByLabel('Населённый пункт').fill('Самара');
  await expect(status).toContainText('Плагин стёр пункт');
  await expect(figure.getByRole('button', {name: 'Выберите ПВЗ'})).toBeVisible();
  await expect(figure.getByText('279 ₽')).toBeVisible();

  await figure.getByRole('radio', {name: 'да', exact: true}).check();
  await figure.getByRole('button', {name: 'Выберите ПВЗ'}).press('Enter');
  await popup
    .getByRole('button', {name: /Мира, 22/})
    .last()
    .press('Enter');
  await popup.getByRole('button', {name: 'Выбрать', exact: true}).press('Enter');
  await expect(popup).toHaveCount(0);
  await expect(status).toContainText('SAM18');
  await figure.getByRole('button', {name: 'Подтвердить заказ'}).press('Enter');
  await expect(figure.getByText('Ваш заказ принят. Благодарим вас.')).toBeFocused();
  await figure.getByRole('button', {name: 'Оформить ещё один заказ'}).press('Enter');
  await expect(figure.getByText('SAM18, Самара')).toBeVisible();
});

test('the classic checkout orders to a point that is not on the screen', async ({page}) => {
  await open(page, pathOf('en', gallery));
  const figure = figureUnder(page, 'classic-checkout-chosen');
  await figure.getByLabel('Phone').fill('+79991234567');
  await figure.getByRole('button', {name: 'Re-select pick-up'}).click();
  await figure.getByRole('button', {name: 'Close the map'}).click();
  await expect(figure.getByText('KZN2, Kazan')).toHaveCount(0);
  await expect(figure.getByRole('status')).toContainText('the session still has point KZN2');
  await figure.getByRole('button', {name: 'Place order'}).click();
  await expect(figure.getByRole('status')).toContainText('with the old point KZN2');
});

test('the classic checkout: a change of payment may clear the point or not; a rate to the door needs the address', async ({
  page,
}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'classic-checkout-chosen');
  await figure.getByRole('radio', {name: 'пересчёт'}).check();
  await figure.getByRole('radio', {name: 'Оплата при доставке'}).check();
  await expect(figure.getByRole('status')).toContainText('пункт остался');
  await figure.getByRole('radio', {name: 'сброс пункта'}).check();
  await figure.getByRole('radio', {name: 'Прямой банковский перевод'}).check();
  await expect(figure.getByRole('status')).toContainText('Плагин стёр пункт');

  await figure.getByRole('radio', {name: /склад-дверь/}).check();
  await expect(figure.getByRole('button', {name: 'Выберите ПВЗ'})).toHaveCount(0);
  await figure.getByLabel('Адрес').fill('');
  await figure.getByRole('button', {name: 'Подтвердить заказ'}).click();
  await expect(figure.getByRole('alert').locator('> *').first()).toHaveText('Нет адреса доставки.');
});

test('the classic checkout in a town without points: the message takes the place of the rate', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'classic-checkout');
  await figure.getByLabel('Населённый пункт').fill('Дубки');
  await expect(figure.getByText('349 ₽')).toBeVisible();
  await figure.getByRole('button', {name: 'Выберите ПВЗ'}).press('Enter');
  await expect(figure.getByRole('radio', {name: /нет доступных пунктов выдачи CDEK/})).toBeFocused();
  await expect(figure.getByRole('button', {name: 'Выберите ПВЗ'})).toHaveCount(0);
});

test('the block checkout by keyboard: refused, point, courier and back, phone, ordered', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'block-checkout');
  const status = figure.getByRole('status');
  const order = figure.getByRole('button', {name: 'Размещение заказа'});
  await order.press('Enter');
  await expect(figure.getByRole('alert')).toHaveText('Выберите ПВЗ');
  await expect(status).toContainText('пункт не выбран');
  await figure
    .getByRole('button', {name: /Садовая, 15/})
    .last()
    .press('Enter');
  await figure.getByRole('button', {name: 'Выбрать', exact: true}).press('Enter');
  await expect(figure.getByRole('alert')).toHaveCount(0);

  await figure.getByRole('radio', {name: /склад-дверь/}).check();
  await expect(figure.getByRole('group', {name: 'Карта: Казань'})).toHaveCount(0);
  await figure.getByRole('radio', {name: /склад-склад/}).check();
  await expect(figure.getByRole('group', {name: 'Карта: Казань'})).toBeVisible();
  await order.press('Enter');
  await expect(figure.getByRole('alert')).toHaveText('Выберите ПВЗ');
  await figure
    .getByRole('button', {name: /Садовая, 15/})
    .last()
    .press('Enter');
  await figure.getByRole('button', {name: 'Выбрать', exact: true}).press('Enter');

  await order.press('Enter');
  await expect(figure.getByRole('alert')).toHaveText('Необходимо указать номер телефона.');
  await figure.getByRole('radio', {name: /Картой/}).check();
  await order.press('Enter');
  await expect(figure.getByText('Ваш заказ принят. Благодарим вас.')).toBeFocused();
  await expect(status).toContainText('без телефона');
});

test('the block checkout keeps the point of another city in its form, and loses it with the page', async ({page}) => {
  await open(page, pathOf('en', gallery));
  const figure = figureUnder(page, 'block-checkout-chosen');
  await figure.getByLabel('City').fill('Samara');
  await expect(figure.getByRole('status')).toContainText('the form keeps the old point');
  await figure
    .getByRole('button', {name: /22 Mira St/})
    .last()
    .click();
  await figure.getByRole('button', {name: 'Select', exact: true}).click();
  await figure.getByRole('button', {name: 'Reload the page'}).click();
  await expect(figure.getByLabel('City')).toHaveValue('Samara');
  await expect(figure.getByRole('status')).toContainText("the point isn't");
  await figure.getByLabel('City').fill('');
  await figure.getByRole('button', {name: 'Place Order'}).click();
  await expect(figure.getByLabel('City')).toBeFocused();
  await expect(figure.getByLabel('City')).toHaveAccessibleDescription('Please enter a valid city');
});
