import {expect, type Page, type Route} from '@playwright/test';

/** The connection as the browser reports it to the site from the next page on. */
export async function pretendConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', {value: Object.assign(new EventTarget(), told)});
  }, connection);
}

/** How long nothing may have come for a network to be quiet, ms: what is loaded ahead comes when the browser is idle. */
const quietMs = 1500;

/** Waits until the page asks for nothing any more, also not for pages that the reader may open next. */
export async function quietNetwork(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect(async () => {
    const before = await loaded();
    // eslint-disable-next-line no-restricted-syntax -- that nothing comes is no event
    await page.waitForTimeout(quietMs);
    expect(await loaded()).toBe(before);
  }).toPass();
}

/** Scripts that belong to one page, not to every page. */
const pageScripts = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Answers every request for a script of a page by `handle`; nothing is loaded ahead, so that clicks ask for them. */
export async function onPageScripts(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
  await page.route(pageScripts, handle);
}

/** Addresses of the documents that the page loads from now on. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}
