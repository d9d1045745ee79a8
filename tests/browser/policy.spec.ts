import type {BrowserContext, Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {searchFor} from './support/search';

/** What an attacker would put into a page, by the directive that refuses it. */
const intrusions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'script-src-elem': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.body.append(script);
    }),
  'script-src-attr': (page) =>
    page.evaluate(() => {
      document.body.setAttribute('onfocusin', 'document.title = "injected"');
      // Some versions of Chromium look at a handler only when it is to run.
      document.body.dispatchEvent(new Event('focusin'));
    }),
  'style-src-elem': (page) =>
    page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'main {display: none}';
      document.body.append(style);
    }),
  'style-src-attr': (page) =>
    page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'display: none')),
  'img-src': (page) =>
    page.evaluate(() => {
      new Image().src = 'https://injected.invalid/pixel.gif';
    }),
  'connect-src': (page) =>
    page.evaluate(() =>
      fetch('https://injected.invalid/').then(
        () => undefined,
        () => undefined,
      ),
    ),
  'frame-src': (page) =>
    page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://injected.invalid/';
      document.body.append(frame);
    }),
  'base-uri': (page) =>
    page.evaluate(() => {
      const base = document.createElement('base');
      base.href = 'https://injected.invalid/';
      document.head.append(base);
    }),
};

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/** Takes the policy out of the header or out of the page, so that the other one works alone. */
async function leave(context: BrowserContext, place: 'header' | 'meta tag'): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const {'content-security-policy': policy, ...headers} = response.headers();
    const html = await response.text();
    if (place === 'header') {
      expect(policy).toContain("frame-ancestors 'none'");
    }
    expect(policyTag.exec(html)?.[1]).toContain("default-src 'self'; script-src 'self' 'sha256-");
    await (place === 'header'
      ? route.fulfill({response, body: html.replace(policyTag, '')})
      : route.fulfill({response, headers}));
  });
}

for (const place of ['header', 'meta tag'] as const) {
  const details = place === 'header' ? {tag: '@beyond-pages'} : {};
  test(
    `the policy in the ${place} alone lets the site work and nothing else`,
    details,
    async ({page, context, expectFaults}) => {
      await leave(context, place);
      await open(page, 'faq');
      await searchFor(page, 'накладная');
      await page.keyboard.press('Escape');
      await page.locator('.menu').getByRole('link', {name: 'Наложенный платёж'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Как принимать наложенный платёж');

      expectFaults(
        /^console: error: .*Content Security Policy/,
        /^failed request: GET https:\/\/injected\.invalid\/pixel\.gif: csp/,
        ...Object.keys(intrusions).map((directive) => new RegExp(`^policy violation: ${directive} `)),
      );
      await page.evaluate(() => {
        document.addEventListener('securitypolicyviolation', () => {
          document.documentElement.dataset.refused = String(Number(document.documentElement.dataset.refused ?? 0) + 1);
        });
      });
      for (const intrude of Object.values(intrusions)) {
        await intrude(page);
      }
      await expect(page.locator('html')).toHaveAttribute('data-refused', String(Object.keys(intrusions).length));
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).not.toHaveTitle(/injected/);
    },
  );
}
