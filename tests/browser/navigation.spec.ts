import type {Page} from '@playwright/test';
import {watchDocuments} from './support/connection';
import {expect, test} from './support/fixtures';
import {atRest, drawn, open} from './support/hydration';
import {scrollTo} from './support/scroll';
import {pathOf} from './support/site';

const setup = 'setup';
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Goes to a link of the page as a click does, without scrolling it into view first. */
async function follow(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

test('navigation scrolls to the top of the next page', async ({page}) => {
  await open(page, setup);
  await scrollTo(page, 2000);
  await follow(page, `.menu a[href="${pathOf('ru', 'faq')}"]`);
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
  await drawn(page);
  expect(await scrollY(page)).toBe(0);
});

test('navigation with a hash scrolls to the element of that name', async ({page}) => {
  await open(page, '');
  const link = page.locator(`article a[href^="${pathOf('ru', '')}"][href*="#"]`).first();
  const target = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(target.href);
  await expect(page.locator(target.hash)).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(0);
});

test('an address with a hash opens at the element of that name', async ({page}) => {
  await open(page, `${setup}#update`);
  await expect(page.locator('#update')).toBeInViewport();
});

test('a heading that is jumped to is not hidden behind the navbar', async ({page}) => {
  await open(page, setup);
  // Up, so that the navbar is there.
  await scrollTo(page, 6000);
  await scrollTo(page, 5000);
  await follow(page, '.table-of-contents a[href="#zone"]');
  await expect(page.locator('#zone')).toBeInViewport();
  await atRest(page);
  const covered = await page.locator('#zone').evaluate((heading) => {
    const {left, top, height} = heading.getBoundingClientRect();
    return !heading.contains(document.elementFromPoint(left + 5, top + height / 2));
  });
  expect(covered).toBe(false);
});

test('a change of the query alone does not scroll', async ({page}) => {
  await open(page, setup);
  await page.evaluate(() => {
    // Else the browser puts the page back where it was, whatever the site does.
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, 1500);
    window.history.pushState(null, '', '?from=letter');
  });
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.goForward();
  await expect(page).toHaveURL(/\?from=letter$/);
  // Two frames: the router renders in the first, the engine would scroll before the second.
  await drawn(page);
  expect(await scrollY(page)).toBe(1500);
});

test('a link inside the site changes the page without loading a document', async ({page}) => {
  await open(page, setup);
  const documents = watchDocuments(page);
  await page.locator('.menu').getByRole('link', {name: 'Вопросы и ответы'}).click();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-faq/);
  expect(documents).toEqual([]);
});
