import type {Page} from '@playwright/test';
import {expect, test} from '../embedded/test';
import {open} from './support/hydration';
import {hitsToStore, modalOf, openModal, searchFor, storedSearches, storeSearches} from './support/search';
import {pathOf} from './support/site';

async function searchAndChoose(page: Page, query: string): Promise<void> {
  await searchFor(page, query);
  await modalOf(page).hits.first().locator('a').click();
  await expect(modalOf(page).dialog).toHaveCount(0);
}

test('the modal opens without a history and says so', async ({page}) => {
  await open(page, 'faq');
  await openModal(page);
  await expect(modalOf(page).dialog).toContainText('Нет истории поиска');
});

test('a chosen result is there as a recent search, and can be removed', async ({page}) => {
  await open(page, 'faq');
  await searchAndChoose(page, 'накладная');
  await openModal(page);
  await expect(modalOf(page).groups.filter({hasText: 'Недавнее'}).locator('.DocSearch-Hit')).toHaveCount(1);
  await modalOf(page).dialog.getByTitle('Убрать из истории').click();
  await expect(modalOf(page).hits).toHaveCount(0);
  expect(await storedSearches(page, 'recent')).toEqual([]);
});

test('seven recent searches are kept, the newest first', async ({page}) => {
  await open(page, 'faq');
  await storeSearches(page, 'recent', hitsToStore(7));
  await searchAndChoose(page, 'накладная');
  const recent = await storedSearches(page, 'recent');
  expect(recent).toHaveLength(7);
  expect(recent[0]?.objectID).not.toMatch(/^stored-/);
  expect(recent[6]?.objectID).toBe('stored-5');
  await openModal(page);
  await expect(modalOf(page).hits).toHaveCount(7);
});

test('four recent searches are kept when there are favorites', async ({page}) => {
  await open(page, 'faq');
  await storeSearches(page, 'favorite', hitsToStore(1));
  await storeSearches(page, 'recent', hitsToStore(7).slice(1));
  await searchAndChoose(page, 'накладная');
  expect(await storedSearches(page, 'recent')).toHaveLength(4);
  await openModal(page);
  await expect(modalOf(page).groups.filter({hasText: 'Недавнее'}).locator('.DocSearch-Hit')).toHaveCount(4);
  await expect(modalOf(page).groups.filter({hasText: 'Избранное'}).locator('.DocSearch-Hit')).toHaveCount(1);
});

test('ten favorites are kept, the newest first', async ({page}) => {
  await open(page, 'faq');
  const [newest, ...others] = hitsToStore(11);
  await storeSearches(page, 'favorite', others);
  await storeSearches(page, 'recent', newest ? [newest] : []);
  await openModal(page);
  await modalOf(page).dialog.getByTitle('Сохранить запрос в избранное').click();
  await expect.poll(async () => (await storedSearches(page, 'favorite'))[0]?.objectID).toBe('stored-0');
  expect(await storedSearches(page, 'favorite')).toHaveLength(10);
  expect(await storedSearches(page, 'recent')).toEqual([]);
  await page.keyboard.press('Escape');
  await openModal(page);
  await expect(modalOf(page).groups.filter({hasText: 'Избранное'}).locator('.DocSearch-Hit')).toHaveCount(10);
  await modalOf(page).dialog.getByTitle('Убрать из избранного').first().click();
  await expect.poll(async () => (await storedSearches(page, 'favorite')).length).toBe(9);
});

const corrupt = [
  '{"objectID":',
  'null',
  '{}',
  '[1, null, "text", {}]',
  '[{"objectID": "x", "url": "javascript:alert(1)", "type": "lvl1", "hierarchy": {"lvl1": "x"}}]',
  `[{"objectID": "x", "url": "${pathOf('ru', 'faq')}", "type": "lvl1", "hierarchy": {"lvl1": "<img src=x onerror=alert(1)>"}}]`,
];

for (const value of corrupt) {
  test(`corrupt recent and favorite searches are forgotten: ${value}`, async ({page}) => {
    page.on('dialog', () => {
      throw new Error('A stored search was run as a script.');
    });
    await open(page, 'faq');
    await storeSearches(page, 'recent', value);
    await storeSearches(page, 'favorite', value);
    await openModal(page);
    await expect(modalOf(page).dialog).toContainText('Нет истории поиска');
    await modalOf(page).field.fill('накладная');
    await modalOf(page).hits.first().locator('a').click();
    await expect.poll(() => storedSearches(page, 'recent')).toHaveLength(1);
  });
}

test('the search works in a browser that blocks storage', async ({page, expectFaults}) => {
  expectFaults(/^console: warning: Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, 'faq');
  await searchAndChoose(page, 'накладная');
  await expect(page.locator('article h1')).toBeVisible();
});

test('the search works when the storage is full', async ({page, expectFaults}) => {
  expectFaults(/^console: error: Docusaurus storage error, can't set /);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await open(page, 'faq');
  await searchAndChoose(page, 'накладная');
  await expect(page.locator('article h1')).toBeVisible();
});
