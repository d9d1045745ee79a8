import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf} from './support/site';
import {toolOf, toolPages} from './support/tools';

/** Fields that take any text, so that only its length can be wrong. */
const freeText = /Телефон|Изменить название|Название для покупателя|Вставьте JSON/;

/** Tools that ask by choices alone. */
const withoutText = ['checkout-tool', 'no-delivery-tool'];

for (const {anchor, page: path} of toolPages) {
  test(`${anchor}: invalid text stays in its field, gets an error there and changes no result`, async ({page}) => {
    await open(page, path);
    const {tool, headline} = toolOf(page, anchor);
    const example = await headline.innerText();
    const fields = await tool.locator('> fieldset').getByRole('textbox').all();
    expect(fields.length > 0, 'has text fields').toBe(!withoutText.includes(anchor));
    for (const field of fields) {
      const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
      const typed = freeText.test(label) ? '<b>x</b>'.repeat(2600) : '<b>7</b>';
      await field.fill(typed);
      await field.blur();
      await expect(field, label).toHaveValue(typed);
      await expect(field, label).toHaveAttribute('aria-invalid', 'true');
      await expect(field, label).toHaveAccessibleDescription(/Вы\sввели\s«<b>.*,\sа\sнужно\s.+/s);
      await expect(tool.getByText(/результат посчитан/)).toBeVisible();
    }
    await expect(headline).toHaveText(example);
    await expect(tool.locator('fieldset b')).toHaveCount(0);
    await tool.getByRole('button', {name: 'Сбросить'}).click();
    await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
}

test('the parcel by keyboard: a product is added, measured and removed', async ({page}) => {
  await open(page, 'calculation');
  const {tool, headline, announced} = toolOf(page, 'parcel-tool');
  await expect(headline).toContainText('10 × 30 × 20 см и весом 500 г');
  await tool.getByRole('button', {name: 'Добавить товар'}).press('Enter');
  const second = tool.getByRole('group', {name: 'Товар 2'});
  await second.getByLabel('Длина').focus();
  await page.keyboard.type('x40');
  await page.keyboard.press('Tab');
  await expect(second.getByLabel('Длина')).toHaveAttribute('aria-invalid', 'true');
  await second.getByLabel('Длина').fill('40,9');
  await expect(second.getByLabel('Длина')).not.toHaveAttribute('aria-invalid');
  await expect(headline).toContainText('10 × 40 × 20 см и весом 1 000 г');
  await expect(tool.getByText('Длина: плагин отбросил дробь и вместо 40,9 взял 40 см.')).toBeVisible();
  // Read out once it has settled, and not at every key.
  await expect(announced).toContainText('10 × 40 × 20 см');

  // What is typed into a row stays with it when the one before goes.
  await second.getByLabel('Высота').fill('высоко');
  await second.getByLabel('Высота').blur();
  await tool.getByRole('button', {name: 'Убрать товар 1'}).press('Enter');
  await expect(tool.getByRole('group', {name: 'Товар 1'}).getByLabel('Высота')).toHaveValue('высоко');
  await expect(tool.getByRole('group', {name: 'Товар 2'})).toHaveCount(0);
});

test('typing is not read out key by key', async ({page}) => {
  await open(page, 'calculation');
  const {tool, announced} = toolOf(page, 'parcel-tool');
  await announced.evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, {said});
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await tool.getByLabel('Штук').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('00');
  await expect(announced).toContainText('20 × 1000 × 30');
  expect(await page.evaluate(() => (window as unknown as {said: string[]}).said)).toHaveLength(1);
});

test('price rules: rows move as in the plugin, JSON comes in and goes out', async ({page}) => {
  await open(page, pathOf('en', 'functionality-admin/price-rules'));
  const {tool, headline} = toolOf(page, 'price-rules-tool');
  await tool.getByRole('button', {name: 'Add a row: Rules for delivery by courier'}).press('Enter');
  const door = tool.getByRole('group', {name: 'Rules for delivery by courier'});
  await door.getByLabel('Total up to and including').fill('2000');
  await page.keyboard.press('Tab');
  await door.getByLabel('Rule', {exact: true}).last().selectOption('free');
  await expect(headline).toHaveText('The buyer sees these prices: courier ₽0, pickup point ₽350');
  await expect(tool.getByLabel('JSON of these rows as the plugin stores it')).toHaveText(
    '{"door":[{"to":2000,"type":"percentage","value":100},{"to":null,"type":"free","value":100}],"office":[{"to":null,"type":"percentage","value":100}]}',
  );
  await expect(tool.getByRole('row', {name: /₽2,000/})).toContainText('₽350');
  await expect(tool.getByRole('row', {name: /₽2,001/})).toContainText('₽0');

  const json = tool.getByLabel(/Paste the JSON/);
  await json.fill('{"door":[{"to":null,"type":"gift","value":1}],"office":[{"to":null,"type":"fixed","value":"99"}]}');
  await tool.getByRole('button', {name: 'Read JSON'}).click();
  await expect(tool.getByText('Rows imported: 1.')).toBeVisible();
  await expect(tool.getByText(/there's no rule "gift"/)).toBeVisible();
  await expect(headline).toContainText('pickup point ₽99');
  await json.fill('not json');
  await tool.getByRole('button', {name: 'Read JSON'}).click();
  await expect(tool.getByText("Nothing could be read from the JSON, so the rows haven't changed.")).toBeVisible();
  await expect(headline).toContainText('pickup point ₽99');
});

test('tariffs: found by route, named in the string, checked when pasted', async ({page}) => {
  await open(page, 'reference/tariffs');
  const {tool, headline} = toolOf(page, 'tariff-tool');
  await expect(headline).toHaveText('Подходящих тарифов: 6');
  await tool.getByLabel('Тариф', {exact: true}).selectOption('136');
  await tool.getByLabel('Название для покупателя').fill('До пункта');
  await tool.getByRole('button', {name: /^Добавить в\sстроку$/}).click();
  const names = tool.getByLabel('Изменить название тарифа');
  await expect(names).toHaveValue('136-До пункта');
  await expect(tool.getByText('Строка без ошибок.')).toBeVisible();
  await names.fill('136-До пункта; 137-Курьер');
  await expect(tool.getByText('у кода « 137» пробел, он не сработает')).toBeVisible();
});

test('no delivery: the first cause, its fix, and a text without secrets', async ({page}) => {
  await open(page, 'troubleshooting/no-delivery');
  const {tool, headline} = toolOf(page, 'no-delivery-tool');
  const question = (n: number) => tool.getByRole('group', {name: new RegExp(`^${n}\\. `)});
  await question(1).getByRole('radio', {name: 'Да'}).focus();
  await page.keyboard.press('Space');
  await question(5).getByRole('radio', {name: 'Да'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(headline).toHaveText('Причина: не выбран город отправки');
  await expect(tool.getByText('До этой причины есть вопросы, на которые вы не ответили «Да»: 2, 3, 4.')).toBeVisible();

  await tool.getByText('Текст для поддержки', {exact: true}).press('Enter');
  await tool.getByLabel('Журнал за это время').fill('{"client_secret":"s3cret-value-1"} phone +7 912 345-67-80');
  const text = tool.locator('pre');
  await expect(text).toContainText('[phone]');
  await expect(text).not.toContainText('s3cret');
  await expect(text).not.toContainText('912');
  expect(page.url()).not.toContain('912');

  await tool.getByRole('link', {name: 'Открыть инструкцию'}).press('Enter');
  await expect(page).toHaveURL(/no-delivery\?.*#city$/);
});

test('which checkout: one answer may be enough, the page to read is a link', async ({page}) => {
  await open(page, pathOf('en', 'functionality-customer/checkout-versions'));
  const {tool, headline} = toolOf(page, 'checkout-tool');
  await tool.getByRole('radio', {name: 'A map on the page'}).check();
  await expect(headline).toHaveText('You have the block checkout');
  await tool.getByRole('radio', {name: '[woocommerce_checkout]'}).check();
  await expect(tool.getByText(/trust what the buyer sees/)).toBeVisible();
  await tool.getByRole('link', {name: 'Block checkout'}).click();
  await expect(page).toHaveURL(/en\/functionality-customer\/new-checkout$/);
});

test('a waybill that is never created, and cash on delivery with a surcharge', async ({page}) => {
  await open(page, 'functionality-admin/automation');
  const automation = toolOf(page, 'automation-tool');
  await expect(automation.headline).toHaveText(
    'Накладная будет создана не раньше чем через 35 мин после оформления заказа.',
  );
  await automation.tool.getByLabel('Через сколько минут после оформления заказ оплачен').fill('');
  await expect(automation.headline).toHaveText('Накладной не будет: плагин ждёт оплаты.');

  await open(page, 'functionality-admin/cod');
  const cod = toolOf(page, 'cod-tool');
  await expect(cod.headline).toHaveText('Покупатель видит 2 700 ₽, а СДЭК возьмёт 2 700 ₽.');
  await cod.tool.getByLabel('Наценка к заказу в процентах').fill('105');
  await expect(cod.headline).toHaveText('Покупатель видит 2 820 ₽, а СДЭК возьмёт 2 820 ₽.');
});
