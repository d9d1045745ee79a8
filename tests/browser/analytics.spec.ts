import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, embeddedFolder, test} from '../embedded/test';
import {quietNetwork} from './support/connection';
import {open} from './support/hydration';
import {pathOf} from './support/site';

test.describe('without a counter', () => {
  test('no file of the build knows of analytics', () => {
    const files = readdirSync(embeddedFolder(), {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(?:html|js|css|json|xml|txt)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const traces = files.filter((file) =>
      /metrika|mc\.yandex|webvisor|docs:goal/i.test(readFileSync(join(embeddedFolder(), file), 'utf8')),
    );
    expect(traces).toEqual([]);
  });

  test('a reader’s browser asks no other host, and asks by GET alone', async ({page, baseURL}) => {
    const hosts = new Set<string>();
    const methods = new Set<string>();
    page.on('request', (request) => {
      hosts.add(new URL(request.url()).host);
      methods.add(request.method());
    });
    await open(page, pathOf('ru', ''));
    await page.locator(`.menu a[href="${pathOf('ru', 'faq')}"]`).click();
    await expect(page).toHaveURL(/\/faq$/);
    await quietNetwork(page);
    await open(page, pathOf('en', 'setup'));
    await quietNetwork(page);
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    expect([...methods]).toEqual(['GET']);
  });
});
