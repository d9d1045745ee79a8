import {expectAccessible} from './support/axe';
import {behaviorLocales} from './support/depth';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {setMode} from './support/mode';
import {expectNoOverflow} from './support/overflow';
import {shiftsOf, watchShifts} from './support/shifts';
import {locales, pathOf} from './support/site';
import {toolOf, toolPages} from './support/tools';

for (const {anchor, page: path, query} of toolPages) {
  for (const locale of behaviorLocales) {
    test(`${anchor} in ${locale}: accessible in both modes, nothing wider than the window`, async ({page}) => {
      test.slow();
      await open(page, `${pathOf(locale, path)}?${query}&${query.split('-')[0]}-nonsense=1#${anchor}`);
      const {tool, headline, ignored} = toolOf(page, anchor);
      await expect(headline).toHaveText(/\S/);
      await expect(ignored).toContainText('nonsense=1');
      // An error at a field, where there are fields to type into.
      const [field] = await tool.getByRole('textbox').all();
      await field?.fill('#'.repeat(1500));
      await field?.blur();
      await expectAccessible(page, `${anchor}, ${locale}, light`);
      await setMode(page, 'dark');
      await expectAccessible(page, `${anchor}, ${locale}, dark`);
      await expectNoOverflow(page);
    });
  }
}

test('nothing moves while a tool becomes operable', async ({page}) => {
  test.slow();
  await watchShifts(page);
  for (const {anchor, page: path} of toolPages) {
    await open(page, path);
    await toolOf(page, anchor).tool.scrollIntoViewIfNeeded();
    await expect(toolOf(page, anchor).tool.locator('> fieldset')).not.toHaveAttribute('disabled');
    expect.soft(await shiftsOf(page), anchor).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {anchor, page: path} of toolPages.filter(({isTree}) => isTree !== true)) {
    test(`${anchor} is a worked example`, async ({page}) => {
      for (const locale of locales) {
        await page.goto(pathOf(locale, path));
        const {tool, headline} = toolOf(page, anchor);
        await expect(headline).toHaveText(/\S/);
        await expect(tool.getByText(/JavaScript/)).toBeVisible();
        await expect(tool.locator('> fieldset')).toHaveAttribute('disabled');
        // Nothing pretends to work.
        await expect(tool.getByRole('button')).toHaveCount(0);
      }
    });
  }

  test('what asks is all its questions and answers in words, with links to the fixes', async ({page}) => {
    await page.goto('functionality-customer/checkout-versions');
    const kind = toolOf(page, 'checkout-tool').tool;
    await expect(kind.getByRole('term').filter({hasText: 'Карта прямо на странице'})).toBeVisible();
    await expect(kind.getByRole('term')).toHaveCount(13);
    await expect(kind.getByRole('radio')).toHaveCount(0);
    await expect(kind.getByRole('link', {name: 'У вас блочное оформление'}).first()).toBeVisible();

    await page.goto('troubleshooting/no-delivery');
    const none = toolOf(page, 'no-delivery-tool').tool;
    await expect(none.getByRole('definition').filter({hasText: 'Причина:'})).toHaveCount(14);
    await expect(none.getByRole('radio')).toHaveCount(0);
    await none.getByRole('link', {name: 'Причина: не выбран город отправки'}).click();
    await expect(page).toHaveURL(/no-delivery#city$/);
  });
});

test('print shows input and result, and no buttons', async ({page}) => {
  await open(page, 'calculation?parcel-item=12_8_3_0.2_4');
  await page.emulateMedia({media: 'print'});
  const {tool, headline} = toolOf(page, 'parcel-tool');
  await expect(tool.getByRole('group', {name: 'Товар 1'}).getByLabel('Длина')).toBeVisible();
  await expect(tool.getByRole('group', {name: 'Товар 1'}).getByLabel('Длина')).toHaveValue('12');
  await expect(headline).toBeVisible();
  await expect(tool.getByRole('button')).toHaveCount(0);
});

test('forced colors: a wrong field is outlined, the plot keeps its lines', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, 'functionality-admin/price-rules');
  const {tool} = toolOf(page, 'price-rules-tool');
  const price = tool.getByLabel('Цена СДЭК', {exact: false}).first();
  await price.fill('дорого');
  await price.blur();
  await expect(price).toHaveCSS('outline-style', 'solid');
  const plot = tool.getByRole('img').locator('g line').first();
  expect(await plot.evaluate((line) => getComputedStyle(line).stroke)).toBe(
    await tool.evaluate((element) => getComputedStyle(element).color),
  );
});

test('pages without a tool do not name its files', async ({request}) => {
  const files = /assets\/(?:js|css)\/tools\b/;
  expect(await (await request.get('calculation')).text()).toMatch(files);
  expect(await (await request.get('reference/requirements')).text()).not.toMatch(files);
});
