import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {indexFileVersion, type IndexFile} from '../engine/indexFile.ts';
import {parseIndex} from '../engine/packedIndex.ts';
import {tieIndexes, writeIndex} from './write.ts';

describe('tieIndexes', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'search-index-'));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  const index = (language: string, path: string, heading: string): IndexFile => ({
    layout: indexFileVersion,
    origin: 'https://docs.example',
    language,
    glossary: [],
    pages: [{path, group: 'Г', tag: 'default', version: 'current', sections: [{level: 1, heading}]}],
  });
  const twins = (folder: string) =>
    parseIndex(readFileSync(join(outDir, folder, 'search-data/index.json'), 'utf8')).pages[0]?.sections[0]?.twins;
  const folders = () => [
    {dir: outDir, baseUrl: '/w/'},
    {dir: join(outDir, 'en'), baseUrl: '/w/en/'},
  ];

  it('ties what was written for each locale, both ways, whichever was built first', async () => {
    await writeIndex(index('en', '/w/en/map', 'Map'), join(outDir, 'en'));
    await writeIndex(index('ru', '/w/map', 'Карта'), outDir);
    expect([twins(''), twins('en')]).toEqual([undefined, undefined]);
    await tieIndexes(folders());
    expect([twins(''), twins('en')]).toEqual([['Map'], ['Карта']]);
  });

  it('fails with the path when a locale has none', async () => {
    await writeIndex(index('ru', '/w/map', 'Карта'), outDir);
    await expect(tieIndexes(folders())).rejects.toThrow('en/search-data/index.json');
  });
});
