import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {runDocusaurusBuild} from '../../scripts/build/docusaurus';
import {finishSite} from '../../scripts/build/finish';
import {requireChromium} from '../../scripts/chromium/find';
import {manifestFile, type Manifest} from '../../scripts/release/manifest';

const manifestIn = (dir: string) => JSON.parse(readFileSync(join(dir, manifestFile), 'utf8')) as Manifest;

test('the same sources built again are the same bytes', async () => {
  test.setTimeout(900_000);
  loadEnvironmentFile();
  const root = process.cwd();
  const dir = join(root, '.cache/again');
  // Printed anew, not taken from the shelf; the site itself may have taken over much of the build before.
  rmSync(join(root, '.cache/handbook'), {recursive: true, force: true});
  const {code, errors} = await runDocusaurusBuild({root, outDir: dir, logs: join(root, '.cache/again')});
  expect(code, errors).toBe(0);
  await finishSite({root, dir, environment: readEnvironment(), editions: {chromium: requireChromium()}});
  const [first, again] = [manifestIn('build'), manifestIn(dir)];
  const names = [...new Set([...Object.keys(first.files), ...Object.keys(again.files)])];
  expect(names.filter((name) => first.files[name] !== again.files[name])).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});
