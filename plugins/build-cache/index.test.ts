import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import buildCache, {cacheFolder, refreshCache} from './index';

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

describe('a bundler with a persistent cache', () => {
  const configure = (experiments: object | undefined, rspackPersistentCache = true) => {
    const siteConfig = {future: {faster: {rspackPersistentCache}}};
    const plugin = buildCache({siteDir: dir, siteConfig, generatedFilesDir: dir} as unknown as LoadContext);
    return plugin.configureWebpack?.({experiments}, false, {} as never, undefined);
  };

  it('has it among the generated files', () => {
    expect(configure({cache: {}})).toMatchObject({
      experiments: {cache: {storage: {directory: join(dir, cacheFolder)}}},
    });
  });

  it('stops when it is configured elsewhere, and names the file to look at', () => {
    expect(() => configure({})).toThrow(/experiments\.cache[\s\S]*webpack\/base\.js/);
    expect(configure(undefined, false)).toEqual({});
  });
});
