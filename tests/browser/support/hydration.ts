import {expect, type Page} from '@playwright/test';

/** Opens an address and waits until the page answers to the reader: React has taken over the server's HTML. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Ends when the document matches the selector; to be run in the page. */
function documentMatches(selector: string): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(look);
    function look(): void {
      if (document.documentElement.matches(selector)) {
        observer.disconnect();
        done();
      }
    }
    observer.observe(document.documentElement, {attributes: true});
    look();
  });
}

/** The first interaction of a reader, which lets the scripts of the page run. */
export async function interact(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointerdown');
}

/**
 * Waits until React has taken over the page that is open, or the one that it makes way for, and all of it is laid out.
 * Touches the page as a reader would: with traffic being saved nothing starts before. Looks when the mark changes: a
 * locator that waits looks after 270 ms and then not before 770.
 */
export async function hydrated(page: Page): Promise<void> {
  await interact(page);
  const mark = 'html[data-has-hydrated="true"]:not([data-deferred])';
  await expect(() => page.evaluate(documentMatches, mark)).toPass();
}

/**
 * Waits until the page has done all that it had to do when this is called, also what it does only when it is idle: the
 * browser runs what waits for that in its order.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Waits until everything that moves for a change just made has come to rest; what turns for ever is left alone. */
export async function atRest(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({finished}) => finished),
    ),
  );
  await drawn(page);
}

/** Waits until what the scripts have just changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
