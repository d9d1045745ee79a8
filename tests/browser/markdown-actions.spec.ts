import {expect, test} from './support/fixtures';
import {open} from './support/hydration';

const words = {
  ru: {
    path: 'yandex',
    copy: 'Скопировать страницу',
    copied: 'Скопировано',
    failed: 'Не скопировано',
    link: 'в Markdown',
  },
  en: {path: 'en/yandex', copy: 'Copy page', copied: 'Copied', failed: 'Not copied', link: 'as Markdown'},
};

for (const [locale, {path, copy, copied, failed, link}] of Object.entries(words)) {
  test(`the Markdown export of a page is copied with its button, which says so (${locale})`, async ({
    page,
    context,
    request,
    expectFaults,
  }) => {
    // The press without a network, below.
    expectFaults(
      /^failed request: GET .*yandex\.md: net::ERR_INTERNET_DISCONNECTED/,
      /^console: error: .*ERR_INTERNET_DISCONNECTED/,
    );
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const button = page.getByRole('button', {name: copy});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status').filter({hasText: copied})).toBeAttached();
    const file = await request.get(`${path}.md`);
    expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text());
    await expect(button).toBeVisible();

    // Not by taking the network away: a host may let the browser keep the text.
    await page.route(`**/${path}.md`, (route) => route.abort('internetdisconnected'));
    await button.click();
    await expect(page.getByRole('button', {name: failed})).toBeVisible();
    await page.unroute(`**/${path}.md`);

    // A page instead of the text, since the browser asks the host of a bare text for an icon.
    await page.route(`**/${path}.md`, (route) =>
      route.fulfill({contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Markdown</h1>'}),
    );
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', {value: {write: refuse, writeText: refuse}});
    });
    await page.getByRole('button', {name: copy}).click();
    await expect(page).toHaveURL(/\/yandex\.md$/);
    await page.goBack();
    await page.getByRole('link', {name: link, exact: true}).click();
    await expect(page).toHaveURL(/\/yandex\.md$/);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the Markdown file is a link, and no button pretends to copy', async ({page}) => {
    await page.goto(words.ru.path);
    await expect(page.getByRole('button', {name: words.ru.copy})).toBeHidden();
    const link = page.getByRole('link', {name: words.ru.link, exact: true});
    await expect(link).toHaveAttribute('href', /\/yandex\.md$/);
  });
});
