import {expect, type Page} from '@playwright/test';

/** The words of the page are there to be read, whatever else is not. */
export async function expectReadable(page: Page, id = 'no-delivery'): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator(`article #${id}`)).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
}
