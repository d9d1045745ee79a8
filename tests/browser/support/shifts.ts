import type {Page} from '@playwright/test';
import {drawn} from './hydration';

/** What the browser tells of a thing that moved; TypeScript does not know it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/** Watches what moves in the pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    const place = ({x, y, width, height}: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as Shift[]) {
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 200)}: ${place(previousRect)} → ${place(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What has moved in the open page until it is drawn as it is now: how much, which elements, from where to where. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}
