import type {Page} from '@playwright/test';

export const siteScripts = /\/assets\/js\//;

/** Lets no script of the site, or no other file with such an address, come until the function that comes back is called. */
export async function holdScripts(page: Page, files: RegExp = siteScripts): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
