import type {Page} from '@playwright/test';
import {quietNetwork} from './support/connection';
import {expect, test} from './support/fixtures';
import {drawn, hydrated, open} from './support/hydration';
import {holdScripts} from './support/scripts';
import {pathOf} from './support/site';

const wholeSheets = /\/assets\/css\//;
const modeButton = (page: Page) => page.locator('[class*=colorModeToggle] button').first();
const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

test('a click on a tool before the scripts is done again with them', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('reference/tariffs', {waitUntil: 'domcontentloaded'});
  const choice = page.locator('[data-tool] input[type=radio]:not(:checked)').first();
  const value = await choice.getAttribute('value');
  const place = await choice.evaluate((input) => {
    input.scrollIntoView({block: 'center'});
    const {x, y, width, height} = (input.closest('label') ?? input).getBoundingClientRect();
    return {x: x + width / 2, y: y + height / 2};
  });
  await page.mouse.click(place.x, place.y);
  release();
  await hydrated(page);
  await expect(page.locator(`[data-tool] input[type=radio][value="${value}"]`).first()).toBeChecked();
});

for (const locale of ['ru', 'en'] as const) {
  test(`what is done before the scripts is answered at once and done again (${locale})`, async ({page}) => {
    const release = await holdScripts(page);
    const releaseSheets = await holdScripts(page, wholeSheets);
    await page.goto(pathOf(locale, 'faq'), {waitUntil: 'domcontentloaded'});
    await modeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.dropdown > a').first().press('Enter');
    await expect(page.locator('.dropdown__menu').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('abc');
    await expect(page.locator('html')).toHaveAttribute('data-preview', 'search');
    releaseSheets();
    release();
    await hydrated(page);
    await expect(page.locator('.DocSearch-Input')).toHaveValue('abc');
    await expect(page.locator('html')).not.toHaveAttribute('data-preview');
    expect(await mode(page)).toBe('dark');
    await page.reload();
    expect(await mode(page)).toBe('dark');
  });
}

/** Between the moment when React has taken over and the one when what was done before is done again. */
const holdHandOver = (page: Page) =>
  page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    let isHeld = true;
    const handOver = () => {
      isHeld = false;
      held.forEach((callback) => frame(callback));
    };
    Object.assign(window, {handOver});
    window.requestAnimationFrame = (callback) => {
      const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
      return isHeld && isHydrated ? held.push(callback) : frame(callback);
    };
  });

test('letters typed while the scripts take over are no less a part of the query', async ({page}) => {
  await holdHandOver(page);
  const release = await holdScripts(page);
  await page.goto('faq', {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('/');
  await page.keyboard.type('map');
  release();
  await expect(page.locator('html[data-has-hydrated=true][data-preview=search]')).toHaveCount(1);
  await page.keyboard.type(' opens');
  await page.evaluate(() => (Reflect.get(window, 'handOver') as () => void)());
  await expect(page.locator('.DocSearch-Input')).toHaveValue('map opens');
});

test('letters typed into a field while the scripts take over stay behind those typed before', async ({page}) => {
  await holdHandOver(page);
  const release = await holdScripts(page);
  await page.goto('', {waitUntil: 'domcontentloaded'});
  const field = page.locator('article form input').first();
  await field.pressSequentially('map');
  release();
  await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(1);
  await field.pressSequentially(' opens');
  await page.evaluate(() => (Reflect.get(window, 'handOver') as () => void)());
  await hydrated(page);
  await drawn(page);
  await expect(field).toHaveValue('map opens');
  await field.press('Enter');
  await expect(page).toHaveURL(/search\?q=map(?:\+|%20)opens/);
});

/** Notes which icon is on which colors, frame by frame, as often as that changes. */
const watchIcon = (page: Page) =>
  page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, {shown});
    const note = () => {
      const icon = [...document.querySelectorAll('[class*=ToggleIcon]')].find((one) => one.checkVisibility());
      const name = /light|dark/.exec(icon?.getAttribute('class') ?? '')?.[0];
      const state = `${name} on ${document.documentElement.dataset.theme}`;
      if (shown.at(-1) !== state) {
        shown.push(state);
      }
      requestAnimationFrame(note);
    };
    note();
  });
const iconsShown = (page: Page) => page.evaluate(() => Reflect.get(window, 'shown') as string[]);

test('the icon of the color mode answers a frame before the page is restyled, before the scripts', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('setup', {waitUntil: 'domcontentloaded'});
  await watchIcon(page);
  await modeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  expect(await iconsShown(page)).toEqual(['light on light', 'dark on light', 'dark on dark']);
});

test('the icon of the color mode answers a frame before the page is restyled, with the scripts', async ({page}) => {
  await open(page, 'setup');
  await watchIcon(page);
  await modeButton(page).click();
  // The page is dark before the frame in which it is noted.
  await expect.poll(() => iconsShown(page)).toEqual(['light on light', 'dark on light', 'dark on dark']);
  // Long enough for a frame in between.
  await modeButton(page).dblclick({delay: 30});
  const shownSince = async () => (await iconsShown(page)).slice(3).join(', ');
  await expect.poll(shownSince).toMatch(/^light on dark,.*dark on dark$/);
});

test('two clicks on the color mode before the scripts leave it as it was', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('faq', {waitUntil: 'domcontentloaded'});
  await modeButton(page).dblclick();
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  expect(await mode(page)).toBe('light');
});

test('the menu of a phone opens before the scripts and stays open with them', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  const release = await holdScripts(page);
  await page.goto('faq', {waitUntil: 'domcontentloaded'});
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.theme-doc-sidebar-container .menu__link').first()).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-preview');
});

test('the announcement is closed before the scripts, and for good', async ({page}) => {
  const release = await holdScripts(page);
  const bar = page.locator('.theme-announcement-bar');
  await page.goto('faq', {waitUntil: 'domcontentloaded'});
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  release();
  await hydrated(page);
  await expect(bar).toHaveCount(0);
  await open(page, 'setup');
  await expect(bar).toHaveCount(0);
});

for (const {way, act} of [
  {way: 'Escape', act: (page: Page) => page.keyboard.press('Escape')},
  {way: 'a tap beside it', act: (page: Page) => page.mouse.click(360, 700)},
]) {
  for (const {what, begin} of [
    {what: 'menu', begin: (page: Page) => page.locator('.navbar__toggle').click()},
    {what: 'search', begin: (page: Page) => page.locator('.DocSearch-Button').click()},
  ]) {
    test(`${way} closes the ${what} of a phone before the scripts, and it stays closed with them`, async ({page}) => {
      await page.setViewportSize({width: 375, height: 740});
      const release = await holdScripts(page);
      await page.goto('faq', {waitUntil: 'domcontentloaded'});
      await begin(page);
      await expect(page.locator('html')).toHaveAttribute('data-preview', what);
      await act(page);
      await expect(page.locator('html')).toHaveAttribute('data-preview', '');
      release();
      await hydrated(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-preview');
      await quietNetwork(page);
      await drawn(page);
      await expect(page.locator('.navbar-sidebar--show, .DocSearch-Modal')).toHaveCount(0);
    });
  }
}

test('what is typed into a field before the scripts stays and is searched for', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('', {waitUntil: 'domcontentloaded'});
  const field = page.locator('article form input').first();
  await field.fill('печать');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('печать');
  await field.press('Enter');
  await expect(page).toHaveURL(/search\?q=/);
});
