import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {locales, pathOf} from './support/site';

const navbar = (page: Page) => page.locator('.navbar');

test('the navbar is titled Delivery and its title leads to the landing page', async ({page}) => {
  for (const locale of locales) {
    await open(page, pathOf(locale, 'faq'));
    const title = navbar(page).locator('.navbar__brand');
    await expect(title).toHaveText('Delivery');
    await title.click();
    await expect(page).toHaveURL(pathOf(locale, ''));
  }
});

test('on the right are a language dropdown and an external link labelled GitHub', async ({page}) => {
  await open(page, 'faq');
  const right = page.locator('.theme-layout-navbar-right');
  await expect(right.locator('.dropdown')).toBeVisible();
  const github = right.getByRole('link', {name: 'GitHub'});
  await expect(github).toBeVisible();
  await expect(github).toHaveText('GitHub');
  await expect(github).toHaveAttribute('href', 'https://github.com/cdek-it/wordpress');
  await expect(github).toHaveAttribute('target', '_blank');
  await expect(github).toHaveAttribute('rel', /noopener/);
});

/** Scrolls as a wheel does, step by step, until the navbar is where the reader expects it. */
async function wheelUntil(page: Page, step: number, arrived: () => Promise<void>): Promise<void> {
  await page.mouse.move(640, 500);
  await expect(async () => {
    await page.mouse.wheel(0, step);
    await arrived();
  }).toPass();
}

const hidden = (page: Page) => () => expect(navbar(page)).not.toBeInViewport({timeout: 500});
const shown = (page: Page) => () => expect(navbar(page)).toBeInViewport({timeout: 500});

test('the navbar hides when the reader scrolls down and returns when they scroll up', async ({page}) => {
  await open(page, 'setup');
  await expect(navbar(page)).toBeInViewport();
  await wheelUntil(page, 300, hidden(page));
  await wheelUntil(page, -100, shown(page));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('the navbar is back at the top of the page', async ({page}) => {
  await open(page, 'setup');
  await wheelUntil(page, 300, hidden(page));
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(navbar(page)).toBeInViewport();
});
