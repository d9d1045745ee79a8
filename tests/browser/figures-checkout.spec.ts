import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf} from './support/site';

const gallery = 'gallery';

/** A figure under a heading of the gallery. */
function figureUnder(page: Page, heading: string) {
  return page.locator(`#${heading} ~ figure[data-figure]`).first();
}

/** Pages whose figures are those of the buyer's side. */
const pages = [
  'functionality-customer/old-checkout',
  'functionality-customer/new-checkout',
  'functionality-customer/pickup-point',
  'functionality-customer/checkout-versions',
  'yandex',
  'troubleshooting/empty-map',
];

/** Elements of the figures that stick out of the window, or out of their drawing. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll('figure[data-figure]')) {
      const edge = figure.getBoundingClientRect().right + 1;
      for (const element of figure.querySelectorAll('[inert] *, [data-operable] *')) {
        if (!element.closest('svg') && element.getBoundingClientRect().right > edge) {
          found.push(`${figure.getAttribute('data-figure')}: ${element.textContent?.slice(0, 40)}`);
        }
      }
    }
    return found;
  });
}

for (const locale of ['ru', 'en'] as const) {
  for (const mode of ['light', 'dark'] as const) {
    test(`checkout pages in ${locale}, ${mode}: accessible, nothing sticks out at 320, 375 and 1280 px`, async ({
      page,
    }) => {
      test.slow();
      await page.addInitScript((value) => localStorage.setItem('theme-cdekdelivery', value), mode);
      for (const address of pages) {
        await open(page, pathOf(locale, address));
        for (const width of [320, 375, 1280]) {
          await page.setViewportSize({width, height: 800});
          expect.soft(await stickingOut(page), `${address}, ${width} px`).toEqual([]);
        }
        await expectAccessible(page, `${address}, ${locale}, ${mode}`, {onlyColours: mode === 'dark'});
      }
    });
  }
}

test('the steps of the pages light up their marks in the figures', async ({page}) => {
  await open(page, 'functionality-customer/old-checkout');
  const figure = page.locator('figure[data-figure="classic-checkout"]').first();
  await page.locator('#point ~ ol [data-text-mark="4"]').first().focus();
  await expect(figure.locator('[data-figure-mark="4"]')).toHaveAttribute('data-lit', '');
  await open(page, 'yandex');
  for (const [step, state] of [
    ['#create-key ~ ol li:nth-child(2) [data-text-mark="3"]', 'Продолжить'],
    ['#create-key ~ ol li:nth-child(6) [data-text-mark="3"]', 'Добавить ключ'],
    ['#two-services ~ ol [data-text-mark="4"]', 'Подключенные API'],
    ['#restrict ~ ol [data-text-mark="2"]', 'Ограничение по HTTP Referer'],
  ] as const) {
    await page.locator(step).first().focus();
    await expect(page.locator('[data-figure-mark][data-lit]').locator('..')).toContainText(state);
  }
});

test('nothing moves while the checkouts wake up', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as {value: number}).value));
    }).observe({type: 'layout-shift', buffered: true});
  });
  for (const address of ['functionality-customer/old-checkout', 'functionality-customer/new-checkout']) {
    await open(page, address);
    await page.locator('figure [data-operable]').first().waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('checkouts, maps and the editor are complete pictures that take no focus', async ({page}) => {
    await page.goto(gallery);
    for (const [heading, text] of [
      ['classic-chosen', 'KZN2, Казань, ул. Речная, 4'],
      ['classic-map', 'ул. Садовая, 12'],
      ['classic-refused', 'Не выбран ПВЗ для доставки заказа.'],
      ['classic-no-points', 'По данному направлению нет доступных пунктов выдачи CDEK'],
      ['block-refused', 'Выберите ПВЗ'],
      ['map-points', 'Заводской пер., 3'],
      ['editor-block', 'Карта ПВЗ от СДЭК'],
      ['yandex-restrict', 'www.example.ru'],
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
  const figure = figureUnder(page, 'block-rates');
  await expect(figure.getByRole('button', {name: 'Обновить страницу'})).toBeHidden();
  const panel = figure.locator('ul[aria-label="Пункты на карте"]').locator('..');
  expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  await page.emulateMedia({media: 'screen'});
  expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(1);
});

test('forced colours and reduced motion leave the map readable, and nothing turns', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await open(page, gallery);
  const pin = figureUnder(page, 'map-points').getByRole('button', {name: /KZN31/}).first();
  const fill = (of: Locator) => of.evaluate((element) => getComputedStyle(element).fill);
  expect(await fill(pin.locator('circle').nth(1))).not.toBe(await fill(pin.locator('circle').nth(2)));
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('the map by keyboard: a crowd of points, a card, the list, the filters', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'map-points');
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
  const figure = figureUnder(page, 'classic-rates');
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
  await expect(figure.getByLabel('Телефон')).not.toBeEditable();
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
  const figure = figureUnder(page, 'classic-chosen');
  await figure.getByLabel('Phone').fill('+79991234567');
  await figure.getByRole('button', {name: 'Re-select pick-up'}).click();
  await figure.getByRole('button', {name: 'Close the map'}).click();
  await expect(figure.getByText('KZN2, Kazan')).toHaveCount(0);
  await expect(figure.getByRole('status')).toContainText('the session holds point KZN2');
  await figure.getByRole('button', {name: 'Place order'}).click();
  await expect(figure.getByRole('status')).toContainText('goes to the former point KZN2');
});

test('the classic checkout: a change of payment may clear the point or not; a rate to the door needs the address', async ({
  page,
}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'classic-chosen');
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
  const figure = figureUnder(page, 'classic-rates');
  await figure.getByLabel('Населённый пункт').fill('Дубки');
  await expect(figure.getByText('349 ₽')).toBeVisible();
  await figure.getByRole('button', {name: 'Выберите ПВЗ'}).press('Enter');
  await expect(figure.getByRole('radio', {name: /нет доступных пунктов выдачи CDEK/})).toBeFocused();
  await expect(figure.getByRole('button', {name: 'Выберите ПВЗ'})).toHaveCount(0);
});

test('the block checkout by keyboard: refused, point, courier and back, phone, ordered', async ({page}) => {
  await open(page, gallery);
  const figure = figureUnder(page, 'block-rates');
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

test('the block checkout loses the point with the city and with the page', async ({page}) => {
  await open(page, pathOf('en', gallery));
  const figure = figureUnder(page, 'block-chosen');
  await figure.getByLabel('City').fill('Samara');
  await expect(figure.getByRole('status')).toContainText('the choice is cleared');
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
