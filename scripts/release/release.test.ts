import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {serveFiles} from '../server/site.fixture';
import {deploymentAt, manifestOf} from './deployment';
import {retainAssets, retainedList, type RetainedFiles} from './retain';
import {
  checkWrittenMeanwhile,
  describeBuild,
  manifestFile,
  sha256,
  type Manifest,
} from '../../plugins/post-build/manifest';
import {compareDeployment, isSameBuild} from './smoke';

let home = '';

type Files = Readonly<Record<string, string>>;

const script = (hash: string) => `assets/js/main.${hash}.js`;

/** A built folder with its manifest. */
function build(name: string, files: Files): string {
  const dir = join(home, name);
  mkdirSync(dir);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), content);
  }
  writeFileSync(join(dir, manifestFile), JSON.stringify(describeBuild(process.cwd(), dir, '5.0')));
  return dir;
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const retain = (previous: string, dir: string, now: Date) =>
  retainAssets({previous: deploymentAt(previous), dir, now, days: 14});
const retainedIn = (dir: string) => JSON.parse(readFileSync(join(dir, 'retained.json'), 'utf8')) as RetainedFiles;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'release-'));
});

afterEach(() => rmSync(home, {recursive: true}));

describe('describeBuild', () => {
  it('records from which commit the folder is, and what is in it', async () => {
    const dir = build('one', {'index.html': 'a', 'en/index.html': 'b'});
    const manifest = await manifestOf(deploymentAt(dir));
    expect(manifest).toMatchObject({plugin: '5.0', engine: expect.stringMatching(/^3\./) as string});
    expect(manifest?.commit).toMatch(/^[0-9a-f]{40}(?:-dirty)?$/);
    expect(manifest?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(Object.entries(manifest?.files ?? {})).toEqual([
      ['en/index.html', '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d'],
      ['index.html', 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
    ]);
  });
});

it('refuses a folder into which the engine has not written everything yet', () => {
  const dir = mkdtempSync(join(tmpdir(), 'written-'));
  writeFileSync(join(dir, 'sitemap.xml'), '');
  expect(() => checkWrittenMeanwhile(dir)).toThrow(/not written opensearch\.xml/);
  writeFileSync(join(dir, 'opensearch.xml'), '');
  expect(() => checkWrittenMeanwhile(dir)).not.toThrow();
  rmSync(dir, {recursive: true});
});

describe('compareDeployment', () => {
  const files = {'index.html': 'ru', 'en/index.html': 'en', 'category/все.html': 'all', _headers: '/*'};

  it('finds nothing where everything is as it was built, over HTTP too', async () => {
    const manifest = (await manifestOf(deploymentAt(build('site', files)))) as Manifest;
    const site = await serveFiles({...files, [manifestFile]: JSON.stringify(manifest)});
    const deployment = deploymentAt(site.url);
    expect(isSameBuild((await manifestOf(deployment)) as Manifest, manifest)).toBe(true);
    expect(isSameBuild({...manifest, files: {...manifest.files, 'index.html': ''}}, manifest)).toBe(false);
    expect(await compareDeployment(deployment, manifest)).toEqual([]);
    await site.close();
  });

  it('names what is missing and what is another file', async () => {
    const manifest = (await manifestOf(deploymentAt(build('site', files)))) as Manifest;
    const site = await serveFiles({'index.html': 'ru', 'en/index.html': 'stale', '404.html': 'no such page'});
    expect(await compareDeployment(deploymentAt(site.url), manifest)).toEqual([
      'category/все.html is missing',
      'en/index.html is not the one that was built',
    ]);
    await site.close();
  });

  it('reports that a site cannot be reached', async () => {
    await expect(manifestOf(deploymentAt('http://127.0.0.1:9/'))).rejects.toThrow(
      'http://127.0.0.1:9/build.json cannot be reached',
    );
  });
});

describe('retainAssets', () => {
  it('retains the hashed files of a deployment for 14 days after the one that replaced it, and no page', async () => {
    const one = build('one', {'index.html': '1', 'old.html': 'old', 'robots.txt': 'a', [script('aaaaaaa')]: '1'});
    const two = build('two', {'index.html': '2', [script('bbbbbbb')]: '2'});
    expect(await retain(one, two, day(1))).toEqual({added: [script('aaaaaaa')], pruned: []});
    expect(readFileSync(join(two, script('aaaaaaa')), 'utf8')).toBe('1');
    expect(readFileSync(join(two, 'index.html'), 'utf8')).toBe('2');
    expect(existsSync(join(two, 'old.html'))).toBe(false);

    const three = build('three', {'index.html': '3', [script('ccccccc')]: '3'});
    expect(await retain(two, three, day(10))).toEqual({added: [script('aaaaaaa'), script('bbbbbbb')], pruned: []});

    const four = build('four', {'index.html': '4'});
    expect(await retain(three, four, day(16))).toEqual({
      added: [script('bbbbbbb'), script('ccccccc')],
      pruned: [script('aaaaaaa')],
    });
    expect(Object.keys(retainedIn(four)).sort()).toEqual([script('bbbbbbb'), script('ccccccc')]);
  });

  it('counts anew for a file that a later deployment needed again', async () => {
    const one = build('one', {[script('aaaaaaa')]: '1'});
    const two = build('two', {'index.html': '2'});
    await retain(one, two, day(1));
    const three = build('three', {[script('aaaaaaa')]: '1'});
    expect(await retain(two, three, day(10))).toEqual({added: [], pruned: []});
    const four = build('four', {'index.html': '4'});
    expect(await retain(three, four, day(20))).toEqual({added: [script('aaaaaaa')], pruned: []});
    expect(retainedIn(four)[script('aaaaaaa')]?.since).toBe(day(20).toISOString());
  });

  it('leaves the manifest, and so the tested files, as they are', async () => {
    const one = build('one', {[script('aaaaaaa')]: '1'});
    const two = build('two', {[script('bbbbbbb')]: '2'});
    const before = readFileSync(join(two, manifestFile), 'utf8');
    await retain(one, two, day(1));
    expect(readFileSync(join(two, manifestFile), 'utf8')).toBe(before);
    expect(await compareDeployment(deploymentAt(two), JSON.parse(before) as Manifest)).toEqual([]);
  });

  it('refuses a file that is not the one that was deployed, and a name outside of the folder', async () => {
    const one = build('one', {[script('aaaaaaa')]: '1'});
    writeFileSync(join(one, script('aaaaaaa')), 'tampered');
    await expect(retain(one, build('two', {}), day(1))).rejects.toThrow('not the one of its manifest');
    // A host that has an answer for every name.
    const outside = '../outside/assets/js/x.aaaaaaa.js';
    const evil = {[outside]: {sha256: sha256(Buffer.from('x')), since: day(1).toISOString()}};
    const read = async (file: string) =>
      file === manifestFile ? null : Buffer.from(file === retainedList ? JSON.stringify(evil) : 'x');
    const dir = build('three', {});
    expect(await retainAssets({previous: {...deploymentAt(one), read}, dir, now: day(1), days: 14})).toEqual({
      added: [],
      pruned: [],
    });
    expect(existsSync(join(dir, outside))).toBe(false);
  });

  it('has nothing to retain for a first deployment', async () => {
    expect(await retain(join(home, 'none'), build('one', {'index.html': '1'}), day(1))).toEqual({
      added: [],
      pruned: [],
    });
  });
});
