import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {cutText} from './support/cut';
import {sitePages} from './support/pages';
import {locales} from './support/site';
import {smallTargets} from './support/targets';

// Scripts add nothing to these modes, and the pages come four times as quickly without them.
test.use({javaScriptEnabled: false});
test.describe.configure({timeout: 120_000});

/** Longest time that something may move for a reader who asked for stillness, ms. */
const still = 1;

const movements = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0)),
  );

/**
 * Letters of twice the size, as a browser's own setting makes them, once everything has taken its place: even the
 * shortest transition shows its first state until the next frame.
 */
const enlargeText = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    root.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
    await Promise.all(document.getAnimations().map((one) => one.finished));
  });

/** Makes the window that wide, and waits until the page knows it. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
}

for (const locale of locales) {
  test(`at 320 px in forced colors without motion, and with letters of twice the size, nothing is cut off, and targets are 24 px (${locale})`, async ({
    page,
  }) => {
    // Every page of a language, thrice.
    test.setTimeout(180_000);
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    for (const {path} of sitePages().filter((one) => one.locale === locale)) {
      // 320 px is also what a window of 1280 px has at 400 %.
      await widen(page, 320);
      await page.goto(path);
      expect.soft(await cutText(page), `“${path}” at 320 px`).toEqual([]);
      expect
        .soft(
          (await movements(page)).filter((ms) => ms > still),
          `“${path}” moves`,
        )
        .toEqual([]);
      expect.soft(await smallTargets(page), `“${path}” at 320 px has small targets`).toEqual([]);
      await widen(page, 1280);
      expect.soft(await smallTargets(page), `“${path}” has small targets`).toEqual([]);
      await enlargeText(page);
      expect.soft(await cutText(page), `“${path}” with letters of 200 %`).toEqual([]);
    }
  });
}

for (const [reducedMotion, most] of [
  ['reduce', 0],
  ['no-preference', 10],
] as const) {
  test(`a change of the color mode starts at most ${most} transitions (${reducedMotion})`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    await page.goto('setup');
    const started = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().length;
    });
    expect(started).toBeLessThanOrEqual(most);
  });
}

test('whatever a style sheet moves stands still for a reader who asks for it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('setup');
  const computed = await page.evaluate(() => {
    const [moving, root] = [document.body.appendChild(document.createElement('div')), document.documentElement];
    moving.style.animation = 'turn 1s infinite';
    moving.style.transition = 'color 1s';
    root.style.scrollBehavior = 'smooth';
    const {animationDuration, animationIterationCount, transitionDuration} = getComputedStyle(moving);
    const {scrollBehavior} = getComputedStyle(root);
    return {animationDuration, animationIterationCount, transitionDuration, scrollBehavior};
  });
  expect(computed).toEqual({
    animationDuration: '1e-05s',
    animationIterationCount: '1',
    transitionDuration: '1e-05s',
    scrollBehavior: 'auto',
  });
});
