import type {Page} from '@playwright/test';

/** Scrolls and waits for the event: two positions within one frame are one scroll to the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((done) => {
        window.addEventListener('scrollend', done, {once: true});
        window.scrollTo(0, y);
      }),
    top,
  );
}
