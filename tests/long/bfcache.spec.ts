import {chromium} from '@playwright/test';
import {requireChromiumWithWindows} from '../../scripts/chromium/find';
import {expect, test} from '../browser/support/fixtures';
import {open} from '../browser/support/hydration';
import {pathOf} from '../browser/support/site';

const key = 'came-back';

test('a page comes back from memory, where it was scrolled to', async ({baseURL, launchOptions}) => {
  // Playwright switches the memory of the browser off, and cannot talk to a page that came back from it: what such a
  // page notes is read in another one.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: requireChromiumWithWindows(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({baseURL});
  const [reader, other] = [await context.newPage(), await context.newPage()];
  await other.goto(pathOf('ru', 'faq'));
  // A tab behind another one draws nothing.
  await reader.bringToFront();
  await open(reader, pathOf('ru', 'setup'));
  await reader.evaluate((name) => {
    window.scrollTo(0, 1500);
    addEventListener('pageshow', ({persisted}) => localStorage.setItem(name, `${persisted} ${scrollY}`));
  }, key);
  await reader.goto(pathOf('en', 'faq'));
  await reader.evaluate(() => history.back()).catch(() => undefined);
  await expect.poll(() => other.evaluate((name) => localStorage.getItem(name), key)).toBe('true 1500');
  await browser.close();
});
