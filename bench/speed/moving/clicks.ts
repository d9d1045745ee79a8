import type {Browser, Locator, Page} from '@playwright/test';
import {withVisitor} from '../measure/browser.ts';

/** What the script in every page keeps for the next one: a page may be another document. */
interface Kept {
  /** Heading before the click. */
  from: string;
  /** Milliseconds since the epoch. */
  clicked: number;
  shown: number | null;
}

const key = 'speed-bench';
const idleMs = 400;
const patienceMs = 15_000;
const askEveryMs = 100;
/** From the first movement of the mouse to the press of its button: Fitts's law gives half a second for such a way. */
const handMs = 400;
const handSteps = 16;

/** Runs in every page: notes the click and the frame in which the heading is another one. */
function watch(name: string): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const heading = (): string => document.querySelector('h1')?.textContent.trim() ?? '';
  const read = (): Kept | null => JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null;
  const look = (): void => {
    const kept = read();
    if (kept?.shown === null && heading() !== '' && heading() !== kept.from) {
      // The frame with the new heading is the one that this callback belongs to: it is on the screen in the next.
      sessionStorage.setItem(name, JSON.stringify({...kept, shown: 0}));
      requestAnimationFrame(() => sessionStorage.setItem(name, JSON.stringify({...kept, shown: now()})));
    }
    requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    ({timeStamp}) => {
      const kept: Kept = {from: heading(), clicked: performance.timeOrigin + timeStamp, shown: null};
      sessionStorage.setItem(name, JSON.stringify(kept));
    },
    {capture: true},
  );
  requestAnimationFrame(look);
}

/** Asks from outside: the site's policy forbids what waits inside a page. */
async function shownOn(page: Page): Promise<Kept> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    await page.waitForTimeout(askEveryMs);
    try {
      const kept = JSON.parse(
        await page.evaluate((name) => sessionStorage.getItem(name) ?? 'null', key),
      ) as Kept | null;
      if (kept?.shown) {
        return kept;
      }
    } catch (error) {
      // The document went away while it was asked, as it does where every page is one of its own.
      if (!(error instanceof Error && /context was destroyed|navigation/i.test(error.message))) {
        throw error;
      }
    }
  }
  throw new Error(`${page.url()} shows no other heading within ${patienceMs / 1000} s after a click.`);
}

/** As a hand does: quick, but not at once. */
async function moveThere(page: Page, link: Locator): Promise<void> {
  const {x, y, width, height} = (await link.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const end = {x: x + width / 2, y: y + height / 2};
  const start = {x: end.x + 400, y: end.y};
  for (let step = 0; step <= handSteps; step += 1) {
    await page.mouse.move(start.x + ((end.x - start.x) * step) / handSteps, end.y);
    await page.waitForTimeout(handMs / handSteps);
  }
}

/** Runs in the page. A closed group keeps the boxes of its links in some engines, behind others or without height. */
function isUnderThePointer(link: Element): boolean {
  const {left, top, width, height} = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function clickThrough(page: Page, path: string): Promise<number | null> {
  // The sidebar stands at the left in every engine; links of the text and the table of contents do not.
  const links = page.locator(`a[href="${path}"], a[href="${path}.html"]`);
  const sideways = await links.evaluateAll((all) =>
    all.findIndex((link) => {
      const {left, width} = link.getBoundingClientRect();
      return width > 0 && left < 300 && link.closest('main article, main .content, .vp-doc, footer, header') === null;
    }),
  );
  if (sideways === -1) {
    return null;
  }
  const link = links.nth(sideways);
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await page.waitForTimeout(idleMs);
  if (!(await link.evaluate(isUnderThePointer))) {
    return null;
  }
  await moveThere(page, link);
  await page.mouse.down();
  await page.mouse.up();
  const kept = await shownOn(page);
  await page.waitForLoadState('load');
  return (kept.shown ?? Number.NaN) - kept.clicked;
}

/** One walk along the sidebar. */
export interface Walk {
  /** Milliseconds from a click to the new heading, by “from → to”; pages that the sidebar hides are passed by. */
  times: Map<string, number>;
}

/**
 * Clicks through the pages one after another in the sidebar of a wide window, each after the page has come to rest.
 * @param slow whether the processor is slowed down
 */
export function walk(browser: Browser, origin: string, paths: readonly string[], slow: boolean): Promise<Walk> {
  return withVisitor(browser, {slow}, async ({page}) => {
    // The compiler of the benches marks functions with their names by a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (made) => made;');
    await page.addInitScript(watch, key);
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
    return {times};
  });
}
