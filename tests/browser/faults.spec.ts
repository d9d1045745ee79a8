import {quietNetwork, watchDocuments} from './support/connection';
import {expect, test} from './support/fixtures';
import {hydrated, interact, open} from './support/hydration';
import {expectReadable} from './support/readable';
import {breakModules} from './support/breakModules';
import {modalOf, searchFor} from './support/search';
import {pathOf} from './support/site';

const gone = [/^bad response: 404 GET .+\/assets\//, /^console: error: Failed to load resource.+404/];

test('without style sheets a page is read as first painted, searched and left for another', async ({
  page,
  expectFaults,
}) => {
  expectFaults(...gone, /^console: warning: .*CSS/);
  await page.route(/\/assets\/css\//, (route) => route.fulfill({status: 404}));
  const documents = watchDocuments(page);
  const expectPainted = async (id: string) => {
    await hydrated(page);
    await expectReadable(page, id);
    const [menu, text] = await Promise.all(
      [page.locator('aside'), page.locator('article')].map((box) => box.boundingBox()),
    );
    expect(text?.x).toBeGreaterThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0));
  };
  await page.goto('faq');
  await expectPainted('no-delivery');
  await searchFor(page, 'накладная');
  await page.keyboard.press('Escape');
  await page.locator(`.menu a[href="${pathOf('ru', 'functionality-admin/cod')}"]`).click();
  await expect(page).toHaveURL(pathOf('ru', 'functionality-admin/cod'));
  await expectPainted('cod-tool');
  expect(documents).toEqual(['faq', 'functionality-admin/cod'].map((path) => pathOf('ru', path)));
});

test('without style sheets the menu and the search of a phone are closed, open, and lead on', async ({
  page,
  expectFaults,
}) => {
  expectFaults(...gone, /^console: warning: .*CSS/);
  await page.setViewportSize({width: 375, height: 720});
  await page.route(/\/assets\/css\//, (route) => route.fulfill({status: 404}));
  await open(page, 'faq');
  const menu = page.locator('.navbar-sidebar');
  const link = menu.locator(`a[href="${pathOf('ru', 'functionality-admin/cod')}"]`);
  await expect(link).toBeAttached();
  await expect(link).toBeHidden();
  await expectReadable(page);
  await searchFor(page, 'накладная');
  await modalOf(page).field.click();
  await page.keyboard.press('Escape');
  await page.locator('.navbar__toggle').click();
  await link.click();
  await expect(page).toHaveURL(pathOf('ru', 'functionality-admin/cod'));
  await expectReadable(page, 'cod-tool');
  await expect(link).toBeAttached();
  await expect(link).toBeHidden();
});

for (const [what, files] of [
  ['the main script', /\/assets\/js\/main\./],
  ['a script of the page', /\/assets\/js\/(?!main\.|runtime~main\.|figures|tools)[^/]+\.js$/],
  ['the script of a tool', /\/assets\/js\/tools/],
  ['a style sheet', /\/assets\/css\//],
  ['a picture', /\/assets\/(?:ideal-img|images)\/|\/img\//],
] as const) {
  test(`while ${what} hangs the page is read, and works when it comes`, async ({page}) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let hanging = 0;
    await page.route(files, async (route) => {
      hanging += 1;
      await held;
      await route.continue();
    });
    const documents = watchDocuments(page);
    await page.goto('calculation', {waitUntil: 'commit'});
    await expectReadable(page, 'parcel-tool');
    await page.locator('.table-of-contents a[href="#parcel-tool"]').click();
    await expect(page.locator('#parcel-tool')).toBeInViewport();
    await expect.poll(() => hanging).toBeGreaterThan(0);
    release();
    await hydrated(page);
    await searchFor(page, 'накладная');
    expect(documents).toHaveLength(1);
  });
}

test('while the page itself hangs on the second try the reader keeps the text, and is told in due time', async ({
  page,
  expectFaults,
}) => {
  expectFaults(...gone);
  // The guard waits for as long as it asks for; the test says when that is over.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      addEventListener('due', () => controller.abort(), {once: true});
      document.documentElement.dataset.waits = String(ms);
      return controller.signal;
    };
  });
  await page.route(/\/assets\/js\/main\./, (route) => route.fulfill({status: 404}));
  await page.route('**/faq', (route) =>
    route.request().resourceType() === 'fetch' ? new Promise<void>(() => {}) : route.continue(),
  );
  const documents = watchDocuments(page);
  await page.goto('faq');
  await interact(page);
  await expect(page.locator('html')).toHaveAttribute('data-waits', '20000');
  await expectReadable(page);
  await expect(page.locator('.boot-note')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('due')));
  await expect(page.locator('.boot-note')).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('a link that is followed without a network leaves the reader where they are and says so', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(
    /^failed request: GET .+\.js: net::ERR_INTERNET_DISCONNECTED/,
    /^console: error: Failed to load resource/,
    // The engine remembers that the part has failed and loads the page as a document.
    /^console: warning: ChunkLoadError/,
  );
  await open(page, 'faq');
  await quietNetwork(page);
  const documents = watchDocuments(page);
  await context.setOffline(true);
  const far = page.locator('.footer').getByRole('link', {name: 'Доступность'});
  await far.click();
  await expect(page.locator('.offline-note')).toContainText('Нет сети');
  await expectReadable(page);
  await expect(page).toHaveURL(pathOf('ru', 'faq'));
  await context.setOffline(false);
  await expect(page.locator('.offline-note')).toHaveCount(0);
  await far.click();
  await expect(page).toHaveURL(pathOf('ru', 'reference/accessibility'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Доступность/);
  expect(documents).toEqual([pathOf('ru', 'reference/accessibility')]);
});

for (const year of ['1971', '2099']) {
  test(`with a clock in ${year} the site works`, async ({page}) => {
    await page.clock.setSystemTime(new Date(`${year}-02-03T04:05:06Z`));
    const documents = watchDocuments(page);
    await open(page, 'faq');
    await expectReadable(page);
    await searchFor(page, 'накладная');
    await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'));
    await modalOf(page).hits.first().locator('a').click();
    await expect(modalOf(page).dialog).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(documents).toHaveLength(1);
  });
}

for (const [locale, path, id, files, words] of [
  [
    'ru',
    'functionality-admin/order-creation',
    'by-hand',
    /figures-admin-order-box\./,
    'Эта часть страницы не работает',
  ],
  ['en', 'calculation', 'parcel-tool', /tools-parcel-tool\./, "This part of the page doesn't work"],
] as const) {
  test(`one part that crashes takes nothing else with it (${path}, ${locale})`, async ({page, expectFaults}) => {
    expectFaults(/^console: error: .*broken on purpose/);
    await breakModules(page, files);
    const documents = watchDocuments(page);
    await open(page, pathOf(locale, path));
    const crashed = page.locator('[data-crashed]').first();
    await expect(crashed.getByRole('alert')).toContainText(words);
    await expectReadable(page, id);
    await searchFor(page, 'cdek');
    await page.keyboard.press('Escape');
    await page.evaluate(() => Reflect.set(window, 'isRepaired', true));
    const count = await page.locator('[data-crashed]').count();
    await crashed.getByRole('button').click();
    await expect(page.locator('[data-crashed]')).toHaveCount(count - 1);
    expect(documents).toHaveLength(1);
  });
}
