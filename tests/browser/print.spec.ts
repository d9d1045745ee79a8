import {expect, test} from './support/fixtures';
import {open} from './support/hydration';

test('a printed page is its text: no menus, no bar, addresses of links written out', async ({page}) => {
  await open(page, 'yandex');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('article h1')).toBeVisible();
  for (const furniture of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    '.theme-announcement-bar',
    '.pagination-nav',
  ]) {
    await expect(page.locator(furniture).first(), furniture).toBeHidden();
  }
  const link = page.locator('article .markdown a[href^="http"]').first();
  const address = await link.getAttribute('href');
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(address ?? 'no link');
});

test('a page chosen dark is printed dark on light, code too', async ({page}) => {
  await open(page, 'functionality-admin/cod');
  await page.locator('.navbar').getByRole('button', {name: /режим/}).click();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  for (const text of ['article p', 'article pre code span.token']) {
    const lightness = await page
      .locator(text)
      .first()
      .evaluate((element) => {
        const parts = (getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
        return parts.reduce((sum, part) => sum + part, 0) / parts.length;
      });
    expect(lightness, text).toBeLessThan(128);
  }
});

test('on paper folded parts are open, tables repeat their heads, nothing is torn from what it belongs to', async ({
  page,
}) => {
  await open(page, 'troubleshooting/no-delivery');
  const folded = page.locator('article details:not([open]) > :not(summary)').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(folded).toBeVisible();
  for (const furniture of [
    '.hash-link',
    '.theme-doc-breadcrumbs',
    '.theme-doc-footer',
    '[aria-labelledby]:has(button)',
  ]) {
    await expect(page.locator('article').locator(furniture).last(), furniture).toBeHidden();
  }
  for (const [part, property, value] of [
    ['h2', 'break-after', 'avoid'],
    ['thead', 'display', 'table-header-group'],
    ['tbody tr', 'break-inside', 'avoid'],
    ['figure', 'break-inside', 'avoid'],
  ] as const) {
    await expect(page.locator('article').locator(part).first(), part).toHaveCSS(property, value);
  }
});
