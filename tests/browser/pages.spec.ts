import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {test as plainTest} from '../plain/test';
import {expect, test} from './support/fixtures';
import {hydrated, open} from './support/hydration';
import {setMode} from './support/mode';
import {expectNoOverflow} from './support/overflow';
import {sitePages} from './support/pages';

// The longest pages of the reference have thousands of elements for axe to look at, four times over.
test.describe.configure({timeout: 180_000});

/** axe in both colour modes on a desktop and on a phone, then every width. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({width, height: 800});
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      await expectAccessible(page, `${mode}, ${width} px`);
    }
  }
  await expectNoOverflow(page);
}

for (const {locale, path} of sitePages()) {
  test(`page “${path}” is sound: head, heading, sidebar, axe in both modes at 1280 and 375 px, no overflow`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    await hydrated(page);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ \| CDEKDelivery$/);
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('.theme-doc-sidebar-menu a[aria-current=page]')).toHaveCount(1);
    await expectSound(page);
  });
}

for (const path of ['no-such-page', 'en/no-such-page']) {
  test(`the not-found page “${path}” is sound: axe in both modes at 1280 and 375 px, no overflow`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/^bad response: 404 GET/, /^console: error: Failed to load resource.+404/);
    await open(page, path);
    await expectSound(page);
  });
}

for (const path of ['search', `search?q=${encodeURIComponent('накладная')}`, 'en/search', 'en/search?q=waybill']) {
  plainTest(`the search page “${path}” is sound: axe in both modes at 1280 and 375 px, no overflow`, async ({page}) => {
    await open(page, path);
    if (path.includes('?')) {
      await expect(page.locator('main ol > li').first()).toBeVisible();
    }
    await expectSound(page);
  });
}

test('every page of a language has a title and a description of its own', async ({request}) => {
  const heads = await Promise.all(
    sitePages().map(async ({path}) => {
      const html = await (await request.get(path)).text();
      const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
      const description =
        /<meta [^>]*name=["']?description["']? content=("[^"]*"|'[^']*'|[^ >]+)/.exec(html)?.[1] ?? '';
      return {path, title, description};
    }),
  );
  for (const part of ['title', 'description'] as const) {
    const repeated = heads.filter((head, index) => heads.findIndex((other) => other[part] === head[part]) !== index);
    expect(repeated, `repeated ${part}`).toEqual([]);
  }
});
