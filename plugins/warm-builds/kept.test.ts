import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openKept} from './kept.ts';

let dir: string;
const file = () => join(dir, 'plugin', 'kept.json');
const make = vi.fn(() => 'made');

/** A build that asks for these sources; how many of them it had to make. */
async function build(...sources: string[]): Promise<number> {
  make.mockClear();
  const kept = await openKept(file());
  expect(sources.map((source) => kept.of(source, make))).toEqual(sources.map(() => 'made'));
  await kept.write();
  return make.mock.calls.length;
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kept-'));
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, {recursive: true});
});

it('makes anew only what has changed', async () => {
  expect(await build('a', 'b')).toBe(2);
  expect(await build('a', 'b')).toBe(0);
  expect(await build('a', 'c')).toBe(1);
});

it('forgets what a build did not ask for', async () => {
  await build('a', 'b');
  await build('a');
  expect(await build('b')).toBe(1);
  expect(Object.values(JSON.parse(readFileSync(file(), 'utf8')) as object)).toEqual(['made']);
});

it('takes nothing over and leaves nothing where the engine keeps nothing', async () => {
  await build('a');
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(await build('a')).toBe(1);
  rmSync(file());
  await build('a');
  expect(existsSync(file())).toBe(false);
});
