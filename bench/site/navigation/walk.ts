import type {Browser, Locator, Page} from '@playwright/test';
import {slowdown} from '../../lib/browser';

/** What the script in every page stores for the next one, which may be another document. */
interface Click {
  /** Heading before the click. */
  from: string;
  /** When it was clicked, and when another heading was on the screen: milliseconds since the epoch. */
  clicked: number;
  shown: number | null;
}

const storageKey = 'bench-click';
const restMs = 400;
const timeoutMs = 15_000;
const pollMs = 100;
/** From the first movement of the mouse to the press of its button: Fitts's law gives half a second for that distance. */
const pointerMs = 400;
const pointerSteps = 16;

/** Runs in every page: notes each click and the frame with another heading after it. */
function watch(key: string): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const heading = (): string => document.querySelector('h1')?.textContent.trim() ?? '';
  const write = (click: Click): void => sessionStorage.setItem(key, JSON.stringify(click));
  const look = (): void => {
    const click = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Click | null;
    if (click?.shown === null && heading() !== '' && heading() !== click.from) {
      // This callback belongs to the frame with the new heading: it is on the screen in the next one.
      write({...click, shown: 0});
      requestAnimationFrame(() => write({...click, shown: now()}));
    }
    requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    ({timeStamp}) => write({from: heading(), clicked: performance.timeOrigin + timeStamp, shown: null}),
    {capture: true},
  );
  requestAnimationFrame(look);
}

/** Polls from outside: the policy of the site forbids what waits inside a page. */
async function clickShown(page: Page): Promise<number> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    await page.waitForTimeout(pollMs);
    try {
      const text = await page.evaluate((key) => sessionStorage.getItem(key) ?? 'null', storageKey);
      const click = JSON.parse(text) as Click | null;
      if (click?.shown) {
        return click.shown - click.clicked;
      }
    } catch (error) {
      // The document went away meanwhile, as it does where every page is one of its own.
      if (!(error instanceof Error && /context was destroyed|navigation/i.test(error.message))) {
        throw error;
      }
    }
  }
  throw new Error(`${page.url()} shows no other heading within ${timeoutMs / 1000} s after a click.`);
}

/** As a hand does: quickly, but not at once. */
async function movePointerTo(page: Page, link: Locator): Promise<void> {
  const {x, y, width, height} = (await link.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const end = {x: x + width / 2, y: y + height / 2};
  const startX = end.x + 400;
  for (let step = 0; step <= pointerSteps; step += 1) {
    await page.mouse.move(startX + ((end.x - startX) * step) / pointerSteps, end.y);
    await page.waitForTimeout(pointerMs / pointerSteps);
  }
}

/** Runs in the page. In a closed group, some engines leave links with a box, behind others or without height. */
function isUnderPointer(link: Element): boolean {
  const {left, top, width, height} = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Milliseconds from a click on the link of the sidebar to the new heading; null where the sidebar hides the link. */
async function clickThrough(page: Page, path: string): Promise<number | null> {
  // The sidebar is at the left in every engine; links of the text and the table of contents are not.
  const links = page.locator(`a[href="${path}"], a[href="${path}.html"]`);
  const inSidebar = await links.evaluateAll((all) =>
    all.findIndex((link) => {
      const {left, width} = link.getBoundingClientRect();
      return width > 0 && left < 300 && link.closest('main article, main .content, .vp-doc, footer, header') === null;
    }),
  );
  if (inSidebar === -1) {
    return null;
  }
  const link = links.nth(inSidebar);
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await page.waitForTimeout(restMs);
  if (!(await link.evaluate(isUnderPointer))) {
    return null;
  }
  await movePointerTo(page, link);
  await page.mouse.down();
  await page.mouse.up();
  const time = await clickShown(page);
  await page.waitForLoadState('load');
  return time;
}

/**
 * Clicks through the pages one after another in the sidebar of a wide window, each after the page has come to rest.
 * @param isSlow whether the processor is slowed down
 * @returns milliseconds from a click to the new heading, by “from → to”, without pages that the sidebar hides
 */
export async function walk(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  isSlow: boolean,
): Promise<Map<string, number>> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, locale: 'ru'});
  try {
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    }
    // tsx marks functions with their names by a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (made) => made;');
    await page.addInitScript(watch, storageKey);
    const [first = '', ...rest] = paths;
    await page.goto(origin + first, {waitUntil: 'networkidle'});
    const times = new Map<string, number>();
    let from = first;
    for (const path of rest) {
      const time = await clickThrough(page, path);
      if (time !== null) {
        times.set(`${from} → ${path}`, time);
        from = path;
      }
    }
    return times;
  } finally {
    await context.close();
  }
}
