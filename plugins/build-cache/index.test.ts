import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {cacheFolder, refreshCache} from './index';

let dir: string;
const compiled = () => join(dir, cacheFolder, 'compiled');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-cache-'));
  refreshCache(dir, 'one');
  mkdirSync(join(dir, cacheFolder));
  writeFileSync(compiled(), '');
});

afterEach(() => rmSync(dir, {recursive: true}));

it('leaves the cache to a build with the same frame', () => {
  refreshCache(dir, 'one');
  expect(existsSync(compiled())).toBe(true);
});

it('removes it when the frame has changed', () => {
  refreshCache(dir, 'other');
  expect(existsSync(compiled())).toBe(false);
});
