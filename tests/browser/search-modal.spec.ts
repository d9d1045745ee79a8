import {expect, test} from '../embedded/test';
import {open} from './support/hydration';
import {modalOf, openModal, searchFor} from './support/search';
import {pathOf} from './support/site';

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the search, and Escape closes it`, async ({page}) => {
    await open(page, 'faq');
    await page.keyboard.press(key);
    await expect(modalOf(page).field).toBeFocused();
    await expect(modalOf(page).field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(modalOf(page).dialog).toHaveCount(0);
  });
}

test('the slash typed into a field is a letter', async ({page}) => {
  await open(page, '');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(modalOf(page).dialog).toHaveCount(0);
});

test('Escape returns the focus to where the search was opened from', async ({page}) => {
  await open(page, 'faq');
  const link = page.locator(`.menu a[href="${pathOf('ru', 'setup')}"]`);
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await openModal(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
});

for (const {path, placeholder, label} of [
  {path: 'faq', placeholder: 'Поиск', label: 'Поиск'},
  {path: 'en/faq', placeholder: 'Search docs', label: 'Search'},
]) {
  test(`the placeholder of the search is “${placeholder}”`, async ({page}) => {
    await open(page, path);
    await expect(page.locator('.DocSearch-Button')).toHaveAccessibleName(label);
    await openModal(page);
    await expect(modalOf(page).field).toHaveAttribute('placeholder', placeholder);
  });
}

test('the field of the modal takes 64 characters', async ({page}) => {
  await open(page, 'faq');
  await openModal(page);
  await expect(modalOf(page).field).toHaveAttribute('maxlength', '64');
  await modalOf(page).field.pressSequentially('а'.repeat(70));
  await expect(modalOf(page).field).toHaveValue('а'.repeat(64));
});

test('a result leads to its section', async ({page}) => {
  await open(page, '');
  await searchFor(page, 'накладная');
  const hit = modalOf(page).hits.first().locator('a');
  const address = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await expect(modalOf(page).dialog).toHaveCount(0);
  await expect(page).toHaveURL(new URL(address, page.url()).href);
  await expect(page.locator('article h1')).toBeVisible();
});

test('results are chosen by key', async ({page}) => {
  await open(page, '');
  await searchFor(page, 'тариф');
  const second = modalOf(page).hits.nth(1).locator('a');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const address = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL(address, page.url()).href);
});

test('a group has at most five results', async ({page}) => {
  await open(page, '');
  await searchFor(page, 'заказ');
  const sizes = await modalOf(page).groups.evaluateAll((groups) =>
    groups.map((group) => group.querySelectorAll('.DocSearch-Hit').length),
  );
  expect(Math.max(...sizes)).toBe(5);
});

for (const {path, query, label} of [
  {path: '', query: 'доставка', label: /^Посмотреть все результаты \((\d+)\)$/},
  {path: 'en/', query: 'delivery', label: /^See all results \((\d+)\)$/},
]) {
  test(`“see all” counts the results and leads to all of them (${path || 'ru'})`, async ({page}) => {
    await open(page, path);
    await searchFor(page, query);
    const link = modalOf(page).dialog.locator('.DocSearch-HitsFooter').getByRole('link');
    await expect(link).toHaveText(label);
    const [, count] = label.exec(await link.innerText()) ?? [];
    expect(Number(count)).toBeGreaterThan(20);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`search\\?q=${encodeURIComponent(query)}$`));
    await expect(page.getByRole('status').first()).toContainText(count ?? 'no count');
  });
}

test('the name of a group is text, not markup', async ({page}) => {
  await open(page, pathOf('en', 'faq'));
  await searchFor(page, 'map empty');
  await expect(page.locator('.DocSearch-Hit-source').getByText("When it doesn't work", {exact: true})).toBeVisible();
});

test('the search finds in the language of the page only', async ({page}) => {
  await open(page, 'en/');
  await searchFor(page, 'waybill');
  const addresses = await modalOf(page)
    .hits.locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !address.startsWith(pathOf('en', '')))).toEqual([]);
});

test('letters typed in the wrong case and without ё find the same', async ({page}) => {
  await open(page, '');
  await searchFor(page, 'НАЛОЖЕННЫЙ ПЛАТЕЖ');
  await expect(modalOf(page).hits.first()).toContainText(/наложенн/i);
});

test('the search speaks English on English pages', async ({page}) => {
  await open(page, 'en/');
  await searchFor(page, 'plugin');
  const labels = await modalOf(page).dialog.locator('.DocSearch-Hit-source').allInnerTexts();
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => /[а-яё]/i.test(label))).toEqual([]);
});
