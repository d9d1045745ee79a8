import type {Browser, Page} from '@playwright/test';
import {withVisitor} from '../measure/browser.ts';

/** Something that a reader may do first. */
interface Act {
  name: string;
  page: string;
  width: number;
  /** What is clicked. */
  target: string;
  /** Runs in the page: whether the answer is on the screen. */
  isAnswered: string;
}

const visible = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}) && one.getBoundingClientRect().width > 0)`;

/** The acts that the issue names, on pages of the manual that have them. */
export const acts: readonly Act[] = [
  {
    name: 'theme toggle',
    page: 'setup',
    width: 1280,
    target: '.navbar [class*="toggleButton"]',
    isAnswered: visible('.navbar [class*="darkToggleIcon"]'),
  },
  {
    name: 'theme toggle, the whole page',
    page: 'setup',
    width: 1280,
    target: '.navbar [class*="toggleButton"]',
    isAnswered: `document.documentElement.dataset.theme === 'dark'`,
  },
  {
    name: 'menu, 375 px',
    page: 'setup',
    width: 375,
    target: '.navbar__toggle',
    // The site's own, or before the scripts the sidebar of wide windows in its place.
    isAnswered: visible('.navbar-sidebar, .theme-doc-sidebar-container'),
  },
  {
    name: 'search',
    page: 'setup',
    width: 1280,
    target: '.DocSearch-Button',
    // The modal, or before the scripts a field of the start script that shows what is typed.
    isAnswered: `document.documentElement.dataset.early === 'search' || ${visible('.DocSearch-Modal')}`,
  },
  {
    name: 'details',
    page: 'troubleshooting/no-delivery',
    width: 1280,
    target: 'main details > summary',
    isAnswered: `document.querySelector('main details').open`,
  },
  {
    name: 'details, the longest page',
    page: 'gallery',
    width: 1280,
    target: 'main details > summary',
    isAnswered: `document.querySelector('main details').open`,
  },
  {
    name: 'copy',
    page: 'functionality-admin/cod',
    width: 375,
    target: 'main button[class*="copy"]',
    // The text is fetched first: until then the button shows that it is at work.
    isAnswered: visible('main button[class*="copy"][aria-busy=true], main [class*="said"]:not(:empty)'),
  },
  {
    name: 'languages',
    page: 'setup',
    width: 1280,
    target: '.navbar .dropdown > a, .navbar .dropdown > button, .navbar [class*="dropdown"] > .navbar__link',
    isAnswered: visible('.navbar .dropdown__menu'),
  },
];

/** How the page answered. */
export interface Answer {
  /** When the target could be seen, milliseconds from the start of the visit. */
  seen: number;
  /** Milliseconds from the click to the answer; null when there was none in time. */
  answered: number | null;
}

const patienceMs = 15_000;

/** Runs in every page before its own scripts: notes when the first click was made, and what it took to the next paint. */
const noteClick = `
  addEventListener('click', ({timeStamp}) => { globalThis.clickedAt ??= timeStamp; }, true);
  new PerformanceObserver((list) => {
    const click = list.getEntries().find(({name}) => name === 'click');
    globalThis.nextPaint ??= click?.duration;
  }).observe({type: 'event', durationThreshold: 16});`;

/**
 * Waits in the page, frame by frame, and tells how long after the click the answer was on the screen: what the browser
 * itself counts to the next paint when that shows the answer, else until the frame after the one that does; null when
 * there was none.
 */
function answerAfter(page: Page, condition: string): Promise<number | null> {
  const script = `new Promise((resolve) => {
    const end = performance.now() + ${patienceMs};
    let frames = 0;
    const tell = () => {
      const late = performance.now() - clickedAt;
      const isNext = frames === 1;
      setTimeout(() => resolve(isNext && globalThis.nextPaint || late), 1000);
    };
    const look = () => {
      if (globalThis.clickedAt) frames += 1;
      if (frames && ${condition}) requestAnimationFrame(tell);
      else if (performance.now() > end) resolve(null);
      else requestAnimationFrame(look);
    };
    look();
  })`;
  return page.evaluate<number | null>(script);
}

/**
 * Visits on a slow phone's processor and network, and acts as soon as the target is on the screen.
 * @throws Error when the page never shows the target
 */
export function actFirst(browser: Browser, origin: string, address: string, act: Act): Promise<Answer> {
  return withVisitor(browser, {slow: true, slowNetwork: true, width: act.width}, async ({page}) => {
    await page.addInitScript(noteClick);
    const started = Date.now();
    await page.goto(origin + address, {waitUntil: 'commit'});
    const target = page.locator(act.target).first();
    await target.waitFor({state: 'visible', timeout: patienceMs});
    const seen = Date.now() - started;
    const box = await target.boundingBox();
    if (!box) {
      throw new Error(`${act.name}: ${act.target} has gone.`);
    }
    const onScreen = box.y > 0 && box.y + box.height < 800;
    if (!onScreen) {
      await target.evaluate((element) => element.scrollIntoView({block: 'center'}));
    }
    const place = onScreen ? box : await target.boundingBox();
    const answer = answerAfter(page, act.isAnswered);
    // By place, as a finger does: a control that is not ready yet is no reason to wait.
    await page.mouse.click((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2);
    return {seen, answered: await answer};
  });
}
