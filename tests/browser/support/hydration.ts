import type {Page} from '@playwright/test';

/** Opens an address and waits until the page answers to the reader: React has taken over the server's HTML. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Waits until React has taken over the page that is open, and all of it is laid out. Touches the page as a reader would:
 * with traffic being saved nothing starts before. Looks when the mark changes, because a locator that waits looks after
 * 270 ms and then not before 770, which was a third of a short test.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointerdown');
  await page.evaluate(
    (mark) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(look);
        function look(): void {
          if (document.documentElement.matches(mark)) {
            observer.disconnect();
            done();
          }
        }
        observer.observe(document.documentElement, {attributes: true});
        look();
      }),
    'html[data-has-hydrated="true"]:not([data-later])',
  );
}

/** Waits until what the scripts have just changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
