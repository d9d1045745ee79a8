import {test as labTest} from '../lab/test';
import {expect, test} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {pathOf} from './support/site';
import {toolOf, toolPages} from './support/tools';

for (const {anchor, page: path, prefix, query, nonsense} of toolPages) {
  test(`${anchor}: the address gives the result, and what is not taken over is said`, async ({page}) => {
    await open(page, path);
    const example = await toolOf(page, anchor).headline.innerText();
    await open(page, `${path}?q=box&${query}`);
    const {headline, ignored, tool} = toolOf(page, anchor);
    await expect(headline).not.toHaveText(example);
    await expect(ignored).toHaveCount(0);

    const bad = nonsense.map((each) => {
      const [name = '', value = ''] = each.split(/=(.*)/s);
      return `${prefix}-${name}=${encodeURIComponent(value)}`;
    });
    await open(page, `${path}?${bad.join('&')}&${prefix}-%FF=%`);
    await expect(headline).toHaveText(example);
    await expect(ignored.getByRole('listitem')).toHaveCount(nonsense.length + 1);
    for (const each of nonsense) {
      await expect(ignored).toContainText(each.slice(0, 40));
    }
    await expect(tool.locator('script')).toHaveCount(0);
  });

  test(`${anchor}: what is changed goes into the address, survives a reload and a change of language`, async ({
    page,
  }) => {
    await open(page, `${path}?q=box&other-x=1`);
    const {tool, headline} = toolOf(page, anchor);
    const example = await headline.innerText();
    await changeSomething(tool);
    await expect(headline).not.toHaveText(example);
    const changed = await headline.innerText();
    await expect(page).toHaveURL(new RegExp(`[?&]q=box&other-x=1&${prefix}-`));

    await page.reload();
    await hydrated(page);
    await expect(headline).toHaveText(changed);
    const search = new URL(page.url()).search;
    await open(page, `${pathOf('en', path)}${search}`);
    await expect(toolOf(page, anchor).ignored).toHaveCount(0);

    await open(page, `${path}${search}`);
    await expect(headline).toHaveText(changed);
    const reset = tool.getByRole('button', {name: 'Сбросить'});
    await reset.click();
    await expect(headline).toHaveText(example);
    await expect(reset).toBeFocused();
    await expect(page).toHaveURL(/\?q=box&other-x=1$/);
  });
}

type Locator = ReturnType<typeof toolOf>['tool'];

/** A change that another result follows from, whatever the tool: its first radio button that is off, or its first number. */
async function changeSomething(tool: Locator): Promise<void> {
  const anchor = await tool.getAttribute('data-tool');
  if (anchor === 'parcel-tool') {
    await tool.getByLabel('Длина').last().fill('55');
  } else if (anchor === 'price-rules-tool') {
    await tool.getByLabel('Цена СДЭК').first().fill('411,5');
  } else if (anchor === 'phone-tool') {
    await tool.getByLabel('Телефон плательщика').fill('12345');
  } else {
    await tool.getByRole('radio', {checked: false}).first().check();
  }
}

labTest('two tools on one page keep out of each other’s way', async ({page}) => {
  await open(page, 'lab/pages/gallery?phone-billing=123&parcel-force=1');
  await expect(toolOf(page, 'parcel-tool').tool.getByRole('checkbox')).toBeChecked();
  await expect(toolOf(page, 'phone-tool').tool.getByLabel('Телефон плательщика')).toHaveValue('123');
  await toolOf(page, 'parcel-tool').tool.getByRole('checkbox').uncheck();
  await expect(page).toHaveURL(/gallery\?phone-billing=123$/);
});

test('a phone number never gets into the address', async ({page}) => {
  await open(page, 'functionality-customer/address-and-phone');
  const {tool} = toolOf(page, 'phone-tool');
  await tool.getByLabel('Телефон плательщика').fill('+7 912 345-67-80');
  await expect(page).toHaveURL(/phone-billing=/);
  expect(new URL(page.url()).searchParams.get('phone-billing')).toBe('+7 919 999-99-99');
  await expect(tool.getByLabel('Телефон плательщика')).toHaveValue('+7 912 345-67-80');
});

test('copy: the result, and a link that opens the same result', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'calculation?parcel-item=12_8_3_0.2_4');
  const {tool, headline} = toolOf(page, 'parcel-tool');
  await tool.getByRole('button', {name: 'Скопировать результат'}).click();
  await expect(tool.getByRole('status').filter({hasText: 'Скопировано'})).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain(await headline.innerText());
  expect(await copied()).toContain('12 × 8 × 3');

  await tool.getByRole('button', {name: 'Скопировать ссылку'}).click();
  await expect(tool.getByRole('status').filter({hasText: 'Скопировано'})).toHaveCount(2);
  const link = await copied();
  expect(link).toMatch(/\/calculation\?parcel-item=12_8_3_0\.2_4#parcel-tool$/);
  const result = await headline.innerText();
  await open(page, link);
  await expect(headline).toHaveText(result);
});

test('copy without a clipboard: the text is selected', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, 'calculation');
  const {tool} = toolOf(page, 'parcel-tool');
  await tool.getByRole('button', {name: 'Скопировать ссылку'}).click();
  const byHand = tool.getByRole('textbox', {name: /Скопируйте вручную/});
  await expect(byHand).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/calculation#parcel-tool$/);
});

test('a link within the page keeps the answers whose address has just been written', async ({page}) => {
  await open(page, 'troubleshooting/no-delivery');
  const {tool} = toolOf(page, 'no-delivery-tool');
  const answer = tool.getByRole('radio', {name: 'Нет'}).nth(4);
  await page.evaluate((way) => {
    const write = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      history.replaceState = write;
      write(...given);
      // The address is known by then, and the link is drawn anew only later.
      queueMicrotask(() => [...document.querySelectorAll('a')].find((link) => link.textContent === way)?.click());
    };
  }, 'Открыть инструкцию');
  await answer.check();
  await expect(page).toHaveURL(/\?nodelivery.*#city$/);
  await expect(answer).toBeChecked();

  const entries = () => page.evaluate(() => history.length);
  const once = await entries();
  await tool.getByRole('link', {name: 'Открыть инструкцию'}).first().click();
  await expect(answer).toBeChecked();
  expect(await entries()).toBe(once);
});
