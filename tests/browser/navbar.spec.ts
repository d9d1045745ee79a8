import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {locales, pathOf} from './support/site';

const navbar = (page: Page) => page.locator('.navbar');
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

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

test('the navbar hides when the reader scrolls down and returns when he scrolls up', async ({page}) => {
  await open(page, 'setup');
  await expect(navbar(page)).toBeInViewport();
  await scrollTo(page, 600);
  await scrollTo(page, 1200);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 900);
  await expect(navbar(page)).toBeInViewport();
});

test('the navbar is back at the top of the page', async ({page}) => {
  await open(page, 'setup');
  await scrollTo(page, 600);
  await scrollTo(page, 1200);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(navbar(page)).toBeInViewport();
});
