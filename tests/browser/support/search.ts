import {expect, type Locator, type Page} from '@playwright/test';
import {pathOf} from './site';

interface Modal {
  dialog: Locator;
  field: Locator;
  groups: Locator;
  hits: Locator;
}

/** The parts of the search modal. */
export function modalOf(page: Page): Modal {
  const dialog = page.locator('.DocSearch-Container');
  return {
    dialog,
    field: dialog.locator('.DocSearch-Input'),
    groups: dialog.locator('.DocSearch-Hits'),
    hits: dialog.locator('.DocSearch-Hit'),
  };
}

/** Opens the search by its button. */
export async function openModal(page: Page): Promise<void> {
  await page.locator('.DocSearch-Button').click();
  await expect(modalOf(page).field).toBeFocused();
}

/** Types a query into the modal without waiting for its answer. */
export async function ask(page: Page, query: string): Promise<void> {
  await openModal(page);
  await modalOf(page).field.fill(query);
}

/** Types a query into the modal and waits for the results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await ask(page, query);
  await expect(modalOf(page).dialog.locator('.DocSearch-HitsFooter')).toBeVisible();
}

export const storedKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__cdekdelivery',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__cdekdelivery',
} as const;

export interface StoredHit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
}

/** What the browser remembers of searches. */
export function storedSearches(page: Page, kind: keyof typeof storedKeys): Promise<StoredHit[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as StoredHit[], storedKeys[kind]);
}

/** Hits as DocSearch stores them. */
export function hitsToStore(count: number): StoredHit[] {
  return Array.from({length: count}, (_, index) => ({
    objectID: `stored-${index}`,
    url: pathOf('ru', `faq#stored-${index}`),
    type: 'lvl1',
    hierarchy: {lvl0: 'Документация', lvl1: `Сохранённый ${index}`},
  }));
}

/** Puts searches into the browser's storage, as JSON or as text that is none. */
export async function storeSearches(
  page: Page,
  kind: keyof typeof storedKeys,
  value: readonly StoredHit[] | string,
): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [storedKeys[kind], text] as const);
}
