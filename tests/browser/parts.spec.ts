import type {Page} from '@playwright/test';
import {quietNetwork} from './support/connection';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';

const isPart = /\/assets\/(?:js|css)\/(?:figures|tools)[.-]/;

/** What the reader sees of a figure: colors, edges, letters and places of all that is in it. */
function lookOf(page: Page, figure: string): Promise<string[]> {
  return page
    .locator(`figure[data-figure="${figure}"]`)
    .first()
    .evaluate((root) =>
      [root, ...root.querySelectorAll('*')].map((element) => {
        const {color, backgroundColor, border, padding, margin, font, display, borderRadius} =
          getComputedStyle(element);
        return [element.tagName, color, backgroundColor, border, padding, margin, font, display, borderRadius].join(
          '; ',
        );
      }),
    );
}

test('a page without figures loads nothing of them', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'reference/glossary');
  await quietNetwork(page);
  expect(asked.filter((address) => isPart.test(address))).toEqual([]);
});

test('a page loads the figures that it shows, each style sheet once', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'functionality-admin/shipping-zones');
  await quietNetwork(page);
  // A script is asked for ahead and then run from what came.
  const once = asked.filter((address, at) => address.endsWith('.css') || asked.indexOf(address) === at);
  const parts = once.flatMap(
    (address) => /\/(?:js|css)\/(figures[\w-]*)\.\w+\.(?:js|css)$/.exec(address)?.slice(1, 2) ?? [],
  );
  expect(parts.sort()).toEqual(['figures', 'figures', 'figures-admin-zone-method', 'figures-admin-zone-method']);
});

test('figures look the same to a reader who came through other pages', async ({page}) => {
  await open(page, 'functionality-admin/printing');
  const wanted = await lookOf(page, 'order-box');
  await open(page, 'functionality-admin/cod');
  for (const path of ['multiplace', 'international', 'printing']) {
    await page.locator(`.theme-doc-sidebar-menu a[href$="/functionality-admin/${path}"]`).click();
    // The address changes before the page does.
    await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-functionality-admin/${path}`));
    await expect(page.locator('figure[data-figure]').first()).toBeVisible();
  }
  await expect(page.locator('figure[data-figure="order-box"]')).toBeVisible();
  expect(await lookOf(page, 'order-box')).toEqual(wanted);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('figures have their styles', async ({page}) => {
    await page.goto('functionality-admin/shipping-zones');
    const drawing = page.locator('figure[data-figure="zone-method"] > [inert]');
    await expect(drawing).toHaveCSS('container-name', 'figure');
    await expect(drawing).toHaveCSS('border-top-style', 'solid');
  });
});
