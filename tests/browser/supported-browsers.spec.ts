import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {adminCategory, pathOf} from './support/site';

// What the oldest supported browsers lack (tests/content/browsers.test.ts has the list).
test.beforeEach(({page}) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'Segmenter');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'ClipboardItem');
  }),
);

for (const [locale, path] of [
  ['ru', adminCategory],
  ['en', ''],
  ['ru', 'setup'],
] as const) {
  test(`${locale}/${path} works without what the oldest supported browsers lack`, async ({page}) => {
    await open(page, pathOf(locale, path));
    const heading = page.locator('h1');
    const before = await heading.innerText();
    await page.locator('aside .menu__link').last().click();
    await expect(heading).not.toHaveText(before);
    await expect(heading).toBeVisible();
  });
}
