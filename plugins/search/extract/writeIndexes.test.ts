import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseIndex} from '../engine/packedIndex';
import type {BuiltLocale} from '../../docusaurus/site';
import {writeIndexes} from './writeIndexes';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'search-index-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

function built(locale: string, folder: string, heading: string): BuiltLocale {
  const baseUrl = `/w/${folder}`;
  const route = `${baseUrl}map`;
  const outDir = join(dir, folder);
  for (const name of ['map', 'hidden', 'search']) {
    mkdirSync(outDir, {recursive: true});
    const canonical = `https://docs.example${baseUrl}${name}`;
    writeFileSync(
      join(outDir, `${name}.html`),
      `<link rel=canonical href="${canonical}"><ul class=theme-doc-sidebar-menu><a href="/w/x">X</a></ul><main><h1>${heading} ${name}</h1></main>`,
    );
  }
  return {
    locale,
    outDir,
    baseUrl,
    routesPaths: [route, `${baseUrl}hidden`, `${baseUrl}search`],
    routesBuildMetadata: {[`${baseUrl}hidden`]: {noIndex: true}},
    content: {},
    title: 'Manual',
    translations: {},
  };
}

const options = {pageWeights: {map: 0.5}, queryWords: {ru: {map: 'карт=2'}}, glossary: []};
const pagesOf = ({outDir}: BuiltLocale) =>
  parseIndex(readFileSync(join(outDir, 'search-data/index.json'), 'utf8')).pages;

describe('writeIndexes', () => {
  it('writes an index for each locale, of the pages that may be found, with their weights and words', async () => {
    const ru = built('ru', '', 'Карта');
    await writeIndexes({locales: [ru]}, options);
    expect(pagesOf(ru).map(({path, weight, queryWords}) => [path, weight, queryWords])).toEqual([
      ['/w/map', 0.5, 'карт=2'],
    ]);
    expect(pagesOf(ru)[0]?.sections[0]?.translations).toBeUndefined();
  });

  it('lets a heading be found by its name in the other locale', async () => {
    const [ru, en] = [built('ru', '', 'Карта'), built('en', 'en/', 'Map')];
    await writeIndexes({locales: [ru, en]}, options);
    expect([ru, en].map((one) => pagesOf(one)[0]?.sections[0]?.translations)).toEqual([['Map map'], ['Карта map']]);
  });

  it.each([
    ['config/queryWords.json', {queryWords: {ru: {'old-map': 'карт=2'}}}],
    ['pageWeights of config/search.ts', {pageWeights: {'old-map': 0.5}}],
  ])('fails when %s names a page that is not there', async (where, moved) => {
    const ru = built('ru', '', 'Карта');
    await expect(writeIndexes({locales: [ru]}, {...options, ...moved})).rejects.toThrow(
      `${where} has “/w/old-map”, which is no page that can be found`,
    );
  });

  it('fails when a locale has no pages', async () => {
    const empty = {...built('en', 'en/', 'Map'), routesPaths: []};
    rmSync(dirname(join(empty.outDir, 'x')), {recursive: true});
    await expect(writeIndexes({locales: [empty]}, options)).rejects.toThrow('no built page to index');
  });
});
