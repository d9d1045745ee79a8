import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {switchTo} from './support/languages';
import {pathOf} from './support/site';

const pages = ['functionality-customer/pickup-point', 'functionality-customer/address-and-phone'];

const names = {
  ru: {classic: 'Классическое оформление', block: 'Блочное оформление'},
  en: {classic: 'Classic checkout', block: 'Block checkout'},
} as const;

const tab = (page: Page, name: string): Locator => page.getByRole('tab', {name, exact: true});
/** A panel by its name, hidden or not. */
const panel = (page: Page, name: string): Locator => page.locator(`[role="tabpanel"][aria-label="${name}"]`);

test('the tab of a checkout is chosen by keys, kept over pages, a reload and the other language', async ({page}) => {
  const {classic, block} = names.ru;
  await open(page, pages[0] ?? '');
  await expect(panel(page, classic)).toBeVisible();
  await expect(panel(page, block)).toBeHidden();
  await tab(page, classic).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, block)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page, block)).toBeVisible();
  await expect(panel(page, classic)).toBeHidden();
  await expect(page).toHaveURL(/\?checkout=block$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(panel(page, classic)).toBeVisible();
  await tab(page, block).click();

  await page.emulateMedia({forcedColors: 'active'});
  const lineUnder = (name: string) => tab(page, name).evaluate((one) => getComputedStyle(one).borderBottomColor);
  expect(await lineUnder(classic)).not.toBe(await lineUnder(block));
  await page.emulateMedia({forcedColors: null});

  await switchTo(page, 'English');
  await expect(page).toHaveURL(`${pathOf('en', pages[0] ?? '')}?checkout=block`);
  await expect(panel(page, names.en.block)).toBeVisible();

  await open(page, pages[1] ?? '');
  await expect(panel(page, block)).toBeVisible();
  await page.reload();
  await expect(panel(page, block)).toBeVisible();
  await expect(panel(page, classic)).toBeHidden();
});

test('a link opens its tab, and the search of the browser a tab that is not chosen', async ({page}) => {
  const {classic, block} = names.en;
  await open(page, `en/${pages[0] ?? ''}?checkout=block`);
  await expect(panel(page, block)).toBeVisible();
  const unseen = panel(page, classic);
  await expect(unseen).toHaveAttribute('hidden', 'until-found');
  // What the browser tells a hidden panel in which its search has found the words.
  await unseen.dispatchEvent('beforematch');
  await expect(unseen).toBeVisible();
  await expect(tab(page, classic)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, block)).toHaveAttribute('hidden', 'until-found');
});

test('on paper every panel is there under its name', async ({page}) => {
  await open(page, pages[1] ?? '');
  await page.emulateMedia({media: 'print'});
  await expectAllPanels(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is there under its name', async ({page}) => {
    for (const path of [...pages, 'troubleshooting/empty-map']) {
      await page.goto(path);
      await expectAllPanels(page);
    }
  });
});

/** Both panels can be read, each under its name, and nothing is there to be chosen. */
async function expectAllPanels(page: Page): Promise<void> {
  await expect(page.getByRole('tablist')).toHaveCount(0);
  for (const name of Object.values(names.ru)) {
    await expect(panel(page, name)).toBeVisible();
    await expect(panel(page, name).locator('p').first()).toBeVisible();
    const heading = await panel(page, name).evaluate((element) => getComputedStyle(element, '::before').content);
    expect(heading).toBe(`"${name}"`);
  }
}
