import {expect, type Page} from '@playwright/test';
import {isLong} from './depth';

/** Widths in px at which no page may be wider than the window; the narrowest and those beside a breakpoint always. */
const widths = isLong ? [320, 360, 375, 414, 600, 768, 996, 997, 1280, 1440] : [320, 768, 997];

/** Elements that stick out of the window on the right, the innermost of each branch. */
function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= document.documentElement.clientWidth) {
      return [];
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
    );
    return wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}: ${element.textContent?.slice(0, 40) ?? ''}`,
      );
  });
}

/** Elements of figures that stick out of their figure. */
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

/**
 * Fails when the page is wider than the window, or something in a figure than the figure, at any width; leaves the
 * window at the last one.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    expect.soft(await wideElements(page), `wider than the window of ${width} px`).toEqual([]);
    expect.soft(await stickingOut(page), `sticks out of its figure at ${width} px`).toEqual([]);
  }
}
