import type {Page} from '@playwright/test';

/** From now on timers of the page run only as far as `page.clock.runFor` says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
