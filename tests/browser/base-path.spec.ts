import {startServer, type RunningServer} from '../../scripts/server/start';
import {siteFolder} from './support/address';
import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {pathOf} from './support/site';

/** Another path than the site was built for, as after a deployment to the wrong folder. */
const wrongBase = '/docs/';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({dir: siteFolder(), port: 0, basePath: wrongBase});
});
test.afterAll(() => server.close());

const faults = [/^bad response: 404 GET .+\.(css|js|svg)$/, /^console: error: Failed to load resource.+404/];

const pages = [
  {path: '', title: 'Сайт загрузился не полностью', suggestion: 'Попробуйте путь: /docs/'},
  {path: 'en/', title: "The site didn't load properly", suggestion: 'Try this path: /docs/'},
  {path: 'setup', title: 'Сайт загрузился не полностью', suggestion: 'Попробуйте путь: /docs/'},
  {
    path: 'en/functionality-admin/cod.html',
    title: "The site didn't load properly",
    suggestion: 'Try this path: /docs/',
  },
];

for (const {path, title, suggestion} of pages) {
  test(`under a wrong base path, “${path}” warns in its language and suggests the right one`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(...faults, /^console: error: Refused to (apply style|execute script)/);
    await page.goto(server.url + path);
    // The boot guard may say meanwhile that no script has come.
    const banner = page.getByRole('alert').and(page.locator('#base-url-banner'));
    await expect(banner.getByRole('heading')).toHaveText(title);
    await expect(banner).toContainText(pathOf('ru', ''));
    await expect(banner.getByText(suggestion, {exact: true})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('under its own base path the site shows no warning', async ({page}) => {
  await open(page, '');
  await page.waitForLoadState('load');
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});

test('a style sheet alone that is gone is no wrong base path', async ({page, expectFaults}) => {
  expectFaults(...faults);
  await page.route(/\.css$/, (route) => route.fulfill({status: 404}));
  await open(page, 'faq');
  await page.waitForLoadState('load');
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});
