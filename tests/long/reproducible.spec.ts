import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {dropCache} from '../../scripts/build/cache';
import {defaultGeneratedDir, runDocusaurusBuild} from '../../scripts/build/docusaurus';
import {finishSite} from '../../scripts/build/finish';
import {requireChromium} from '../../scripts/chromium/find';
import {manifestFile, type Manifest} from '../../scripts/release/manifest';

const manifestIn = (dir: string) => JSON.parse(readFileSync(join(dir, manifestFile), 'utf8')) as Manifest;

const root = process.cwd();

async function expectSameBytes(dir: string, isCached: boolean): Promise<void> {
  const {code, errors} = await runDocusaurusBuild({root, outDir: dir, logs: dir, isCached});
  expect(code, errors).toBe(0);
  await finishSite({root, dir, environment: readEnvironment(), editions: {chromium: requireChromium()}});
  const [first, again] = [manifestIn('build'), manifestIn(dir)];
  const names = [...new Set([...Object.keys(first.files), ...Object.keys(again.files)])];
  expect(names.filter((name) => first.files[name] !== again.files[name])).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
}

test.beforeAll(() => {
  loadEnvironmentFile();
  // Printed anew, not taken from the shelf.
  rmSync(join(root, '.cache/handbook'), {recursive: true, force: true});
});

test('the same sources built again are the same bytes', async () => {
  test.setTimeout(900_000);
  await expectSameBytes(join(root, '.cache/again'), false);
});

test('so they are when the build takes over what the one before has compiled', async () => {
  test.setTimeout(900_000);
  // In the folder of the site, which is part of names; its next build finds no mark there and compiles everything.
  dropCache(join(root, defaultGeneratedDir));
  for (const round of ['cold', 'warm']) {
    await test.step(round, () => expectSameBytes(join(root, '.cache/again-cached'), true));
  }
});
