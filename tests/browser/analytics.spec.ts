import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment.ts';
import {expect, test} from './support/fixtures.ts';
import {open} from './support/hydration.ts';
import {pathOf} from './support/site.ts';

loadEnvironmentFile();

test.describe('without a counter', () => {
  test.skip(readEnvironment().metrikaCounterId !== null, 'this build has a counter: METRIKA_COUNTER_ID is set');

  test('no file of the build knows of analytics', () => {
    const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(?:html|js|css|json|xml|txt)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const traces = files.filter((file) =>
      /metrika|mc\.yandex|webvisor|docs:goal/i.test(readFileSync(join('build', file), 'utf8')),
    );
    expect(traces).toEqual([]);
  });

  test('a reader’s browser asks no other host', async ({page, baseURL}) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await open(page, pathOf('ru', ''));
    await page.locator(`.menu a[href="${pathOf('ru', 'faq')}"]`).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.waitForLoadState('networkidle');
    await open(page, pathOf('en', 'setup'));
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  });
});
