import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';

const notice = (page: Page) => page.locator('.copy-notice');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the link of a heading, a setting, a message or a row is copied by mouse and by key, and the page says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, anchor, how] of [
    ['setup', 'keys', 'mouse'],
    ['setup', 'keys', 'key'],
    ['reference/settings', 'insurance', 'key'],
    ['en/reference/messages', 'checkout-point-missing', 'key'],
    ['reference/tariffs', '136', 'key'],
  ] as const) {
    await open(page, path);
    const place = page.locator(`[id="${anchor}"]`);
    const link = (await place.evaluate((element) => element.tagName)) === 'A' ? place : place.locator('.hash-link');
    if (how === 'mouse') {
      await place.hover();
      await link.click();
    } else {
      await link.focus();
      await page.keyboard.press('Enter');
    }
    await expect(notice(page)).toHaveText(path.startsWith('en/') ? 'Link copied' : 'Ссылка скопирована');
    await expect(notice(page)).toHaveAttribute('role', 'status');
    await expect(notice(page)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    expect(await clipboard(page)).toBe(page.url());
    // Where the reader was sent is in sight, and not under the bar.
    await expect(place).toBeInViewport();
    const [top, barBottom] = await page.evaluate(
      (id) => [
        document.getElementById(id)?.getBoundingClientRect().top,
        document.querySelector('.navbar')?.getBoundingClientRect().bottom,
      ],
      anchor,
    );
    expect(top).toBeGreaterThanOrEqual(barBottom ?? Infinity);
  }
  // It is over the page: it takes no space, and goes by itself.
  await expect(notice(page)).toHaveCSS('position', 'fixed');
  await expect(notice(page)).toBeEmpty();
});

test('where the clipboard is refused, the page says where the link is', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, 'setup');
  await page.locator('#keys').hover();
  await page.locator('#keys .hash-link').click();
  await expect(notice(page)).toHaveText('Ссылка не скопирована: возьмите её из адресной строки');
  await expect(page).toHaveURL(/#keys$/);
});
