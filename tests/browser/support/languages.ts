import {expect, type Locator, type Page} from '@playwright/test';

/** The dropdown of the languages in the navbar. */
export const languageMenu = (page: Page): Locator => page.locator('.navbar .dropdown');

/** Opens the dropdown with the pointer and clicks a language, as a reader who scrolls up to find the navbar does. */
export async function switchTo(page: Page, language: 'English' | 'Русский'): Promise<void> {
  // The navbar is hidden while the page scrolls down, and a jump to a heading that has not settled may hide it at any moment.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, -100));
    await languageMenu(page).hover({timeout: 1000});
    await languageMenu(page).getByRole('link', {name: language}).click({timeout: 1000});
  }).toPass();
}
