import {expect, test} from './support/fixtures';
import {open} from './support/hydration';

test('a printed page is its text: no menus, no bar, addresses of links written out', async ({page}) => {
  await open(page, 'yandex');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('article h1')).toBeVisible();
  for (const part of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    '.theme-announcement-bar',
    '.pagination-nav',
    'article li:has(> [type="text/markdown"])',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  const link = page.locator('article .markdown a[href^="http"]').first();
  const address = await link.getAttribute('href');
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(address ?? 'no link');
});

/** The part of white in the color that a style names, 0 to 1. */
const lightness = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3 / 255;

test('a page chosen dark is printed dark on light, code, boxes and figures too', async ({page}) => {
  await open(page, 'functionality-admin/cod');
  await page.locator('.navbar').getByRole('button', {name: /режим/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  for (const text of [
    'p',
    'pre code span.token',
    'td',
    '.theme-admonition p',
    'figcaption',
    '[data-figure] .token, [data-figure] b',
  ]) {
    const color = await page
      .locator(`article ${text}`)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(lightness(color), `${text}: ${color}`).toBeLessThan(0.5);
  }
  const painted = await page.evaluate(() =>
    [
      'html',
      'body',
      'article pre',
      'article th',
      '.theme-admonition',
      '[data-figure] [inert], [data-figure] [data-operable]',
    ]
      .flatMap((selector) =>
        [...document.querySelectorAll(selector)].slice(0, 1).map((element) => [selector, element] as const),
      )
      .map(([selector, element]) => [selector, getComputedStyle(element).backgroundColor] as const)
      .filter(([, color]) => color !== 'rgba(0, 0, 0, 0)'),
  );
  expect(painted.length).toBeGreaterThan(2);
  expect(painted.filter(([, color]) => lightness(color) < 0.8)).toEqual([]);
});

test('on paper folded parts are open, tables repeat their heads, nothing is torn from what it belongs to', async ({
  page,
}) => {
  await open(page, 'troubleshooting/no-delivery');
  const folded = page.locator('article details:not([open]) > :not(summary)').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(folded).toBeVisible();
  for (const part of ['.hash-link', '.theme-doc-breadcrumbs', '.theme-doc-footer', '[aria-labelledby]:has(button)']) {
    await expect(page.locator('article').locator(part).last(), part).toBeHidden();
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
