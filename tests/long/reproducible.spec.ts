import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {loadEnvironmentFile} from '../../config/environment';
import {cacheFolder} from '../../plugins/build-cache/index';
import {manifestFile, type Manifest} from '../../plugins/post-build/manifest';
import {runDocusaurusBuild} from '../../scripts/build/docusaurus';

const root = process.cwd();
const manifestIn = (dir: string) => JSON.parse(readFileSync(join(dir, manifestFile), 'utf8')) as Manifest;

test.beforeAll(() => {
  loadEnvironmentFile();
  // Rendered again, not taken from the cache; the bundler compiles everything in the first round.
  rmSync(join(root, '.cache/offline-editions'), {recursive: true, force: true});
  rmSync(join(root, '.docusaurus', cacheFolder), {recursive: true, force: true});
});

test('the same sources built again are the same bytes, with a cold cache and with a warm one', async () => {
  test.setTimeout(1_800_000);
  const dir = join(root, '.cache/again');
  for (const round of ['cold', 'warm']) {
    await test.step(round, async () => {
      const {code, errors} = await runDocusaurusBuild({root, args: ['--out-dir', dir], isQuiet: true});
      expect(code, errors).toBe(0);
      const [first, again] = [manifestIn('build'), manifestIn(dir)];
      const names = [...new Set([...Object.keys(first.files), ...Object.keys(again.files)])];
      expect(names.filter((name) => first.files[name] !== again.files[name])).toEqual([]);
      expect(names.length).toBeGreaterThan(100);
    });
  }
});
