import type {Page} from '@playwright/test';
import {test as labTest} from '../lab/test';
import {expectAccessible} from './support/axe';
import {expect, test} from './support/fixtures';
import {drawn, hydrated, open} from './support/hydration';
import {holdScripts} from './support/scripts';
import {shiftsOf, watchShifts} from './support/shifts';
import {pathOf} from './support/site';

const setup = pathOf('ru', 'setup');
const mark = (page: Page) => page.locator('html[data-deferred]');

/** Blocks of the text that are not laid out; the browser looks for them when it draws. */
const deferredBlocks = async (page: Page) => {
  await drawn(page);
  return page
    .locator('.markdown > *')
    .evaluateAll((blocks) =>
      blocks.flatMap((block, index) =>
        [...block.children].some(
          (child) => child.checkVisibility() && !child.checkVisibility({contentVisibilityAuto: true}),
        )
          ? [index]
          : [],
      ),
    );
};

/** Where the blocks that are in sight are, by their place in the text: tops in px. */
const inSight = (page: Page) =>
  page.locator('.markdown > *').evaluateAll((blocks) =>
    blocks.flatMap((block, index) => {
      const {top, bottom} = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? [{index, top}] : [];
    }),
  );

type Places = Awaited<ReturnType<typeof inSight>>;

/** The same blocks, within the pixel that browsers round a scrolled page to. */
function expectUnmoved(before: Places, after: Places): void {
  const first = before[1];
  const same = after.find(({index}) => index === first?.index);
  expect(Math.abs((same?.top ?? Infinity) - (first?.top ?? 0))).toBeLessThanOrEqual(1);
}

// A wide window may show more blocks first, so fewer of them are left.
for (const [locale, width, share] of [
  ['ru', 1280, 0.45],
  ['en', 375, 0.5],
] as const) {
  test(`a page that is read from its beginning lays out what is in sight, and the rest behind the scripts (${locale}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(pathOf(locale, 'faq'));
    const count = await page.locator('.markdown > *').count();
    const first = await inSight(page);
    expect((await deferredBlocks(page)).length).toBeGreaterThan(count * share);
    release();
    await hydrated(page);
    expect(await deferredBlocks(page)).toEqual([]);
    expect(await inSight(page)).toEqual(first);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [412, 823],
  [430, 932],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [1440, 2560],
] as const) {
  test(`what is not laid out moves nothing that a window of ${width} × ${height} shows first`, async ({page}) => {
    await page.setViewportSize({width, height});
    await watchShifts(page);
    await holdScripts(page);
    for (const name of ['setup', 'yandex', 'en/functionality-customer/checkout-versions', 'en/reference/versions']) {
      await page.goto(name);
      await drawn(page);
      expect.soft(await shiftsOf(page), name).toEqual([]);
    }
  });
}

test('what comes into sight before the scripts is laid out', async ({page}) => {
  await holdScripts(page);
  await page.goto(setup);
  const last = (await deferredBlocks(page)).at(-1) ?? 0;
  expect(last).toBeGreaterThan(40);
  await page.keyboard.press('End');
  await expect.poll(() => deferredBlocks(page)).not.toContain(last);
  await expect(page.locator('.markdown > *').nth(last)).toBeInViewport();
});

test('what is opened before the scripts lays out nothing else', async ({page}) => {
  await holdScripts(page);
  await page.goto(setup);
  await page.locator('.dropdown > a').first().click();
  await expect(page.locator('.dropdown__menu').first()).toBeVisible();
  await page.locator('[class*=colorModeToggle] button').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(mark(page)).toHaveCount(1);
});

test('a place that the reader jumps to before the scripts stays where it is when all is laid out', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(setup);
  await page.locator('.table-of-contents a[href="#zone"]').click();
  await expect(page.locator('#zone')).toBeInViewport();
  await drawn(page);
  const before = await inSight(page);
  release();
  await hydrated(page);
  expectUnmoved(before, await inSight(page));
});

test('what the reader has scrolled to before the scripts stays where it is when all is laid out', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('faq');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 7000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
  await drawn(page);
  const before = await inSight(page);
  release();
  await hydrated(page);
  expectUnmoved(before, await inSight(page));
});

test('the search of the browser finds words that are not laid out yet', async ({page}) => {
  await holdScripts(page);
  await page.goto(setup);
  const block = page.locator('.markdown > p').last();
  const words = ((await block.textContent()) ?? '').slice(0, 30);
  expect(await page.evaluate((text) => (window as unknown as {find(text: string): boolean}).find(text), words)).toBe(
    true,
  );
  await expect(block).toBeInViewport();
});

for (const address of [`${setup}#zone`, `${setup}?from=letter`]) {
  test(`all of ${address} is laid out at once`, async ({page}) => {
    await holdScripts(page);
    await page.goto(address);
    await expect(mark(page)).toHaveCount(0);
    expect(await deferredBlocks(page)).toEqual([]);
  });
}

test('a page that is reached from another one is laid out as it is drawn', async ({page}) => {
  await open(page, setup);
  await page.locator(`.menu a[href="${pathOf('ru', 'faq')}"]`).click();
  // The address changes before the page does.
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
  expect(await deferredBlocks(page)).toEqual([]);
});

test('what is not laid out yet leaves links as far from each other as fingers need', async ({page}) => {
  await page.setViewportSize({width: 412, height: 823});
  await holdScripts(page);
  for (const name of ['price-rules', 'international', 'cod']) {
    await page.goto(pathOf('ru', `functionality-admin/${name}`));
    expect(await deferredBlocks(page)).not.toEqual([]);
    await expectAccessible(page, `${name} before the scripts`, ['target-size']);
  }
});

/** Sizes of the text fields and lists in figures, or of what is in their place: width and height in px. */
const fieldSizes = (page: Page) =>
  page.locator('figure :is([class*="input_"], [class*="select_"])').evaluateAll((fields) =>
    fields.map((field) => {
      const {width, height} = field.getBoundingClientRect();
      return {width, height};
    }),
  );

for (const width of [1280, 375]) {
  labTest(
    `inert figures hold no field that a browser may fill in, but boxes of the same size (${width} px)`,
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const release = await holdScripts(page);
      await page.goto('lab/pages/gallery');
      const fields = 'input:not([type=checkbox], [type=radio], [type=date], [type=time]), select:not([multiple]), form';
      await expect(page.locator(`figure :is(${fields})`)).toHaveCount(0);
      const boxes = await fieldSizes(page);
      expect(boxes.length).toBeGreaterThan(50);
      release();
      await hydrated(page);
      await expect(page.locator(`figure :is(${fields})`)).not.toHaveCount(0);
      const operable = await fieldSizes(page);
      expect(operable.length).toBe(boxes.length);
      boxes.forEach((box, index) => {
        expect(Math.abs((operable[index]?.width ?? 0) - box.width)).toBeLessThanOrEqual(1);
        expect(Math.abs((operable[index]?.height ?? 0) - box.height)).toBeLessThanOrEqual(1);
      });
    },
  );
}
