import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';

const files = 'node_modules/@fontsource/pt-sans/files';

function face(weight: 400 | 700, script: 'latin' | 'cyrillic'): string {
  const font = readFileSync(join(files, `pt-sans-${script}-${weight}-normal.woff2`)).toString('base64');
  const range = script === 'cyrillic' ? 'U+400-45F, U+490-491, U+4B0-4B1, U+2116' : 'U+0-3FF, U+2000-20FF, U+2190-22FF';
  const source = `url(data:font/woff2;base64,${font}) format('woff2')`;
  return `@font-face {font-family: Baseline; font-weight: ${weight}; src: ${source}; unicode-range: ${range};}`;
}

/** One font for all letters, so that lines break alike on every machine. */
const sameLook = `
  ${([400, 700] as const).flatMap((weight) => [face(weight, 'latin'), face(weight, 'cyrillic')]).join('\n')}
  *, ::before, ::after {
    font-family: Baseline, sans-serif !important;
    text-rendering: geometricPrecision !important;
    caret-color: transparent !important;
  }
`;

/** What floats above the figures. */
const floating = '.navbar, .theme-back-to-top-button, [data-enlarge]';

/** Takes away what floats above the figures. */
export async function hideFloating(page: Page): Promise<void> {
  await page.addStyleTag({content: `${floating} {visibility: hidden !important}`});
}

/** Draws the open page with the font that baseline pictures have; the page must be open without its content policy. */
export async function useSameFont(page: Page): Promise<void> {
  await page.addStyleTag({content: sameLook});
  await page.evaluate(async () => {
    await Promise.all(
      ['400', '700'].flatMap((weight) =>
        ['A', 'Я'].map((letter) => document.fonts.load(`${weight} 16px Baseline`, letter)),
      ),
    );
  });
}

/** Gives each figure and tool of the gallery the name of the heading above it, and a number from the second one on. */
export function nameFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    let heading = '';
    let count = 0;
    return [
      ...document.querySelectorAll<HTMLElement>(
        'article :is(h2, h3)[id], article :is(figure[data-figure], [data-tool])',
      ),
    ].flatMap((element) => {
      if (element.matches('h2, h3')) {
        heading = element.id;
        count = 0;
        return [];
      }
      count += 1;
      const name = count === 1 ? heading : `${heading}-${count}`;
      element.dataset.picture = name;
      return [name];
    });
  });
}

/**
 * Lets everything that has a name begin at a whole pixel: parts of pixels above blur other lines, and a
 * figure must look alike whatever became of those before it.
 */
export function standOnPixels(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-picture]')) {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const margin = Number.parseFloat(getComputedStyle(element).marginTop);
      element.style.marginTop = `${margin + Math.ceil(top) - top}px`;
    }
  });
}
