import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {indexFileVersion, type IndexFile} from '../engine/indexFile.ts';
import {parseIndex} from '../engine/packedIndex.ts';
import {otherFolders, writeIndex} from './locales.ts';

describe('otherFolders', () => {
  const urls = ['/w/', '/w/en/'];

  it('finds the folder of another locale from either', () => {
    expect(otherFolders({outDir: '/out', baseUrl: '/w/'}, urls)).toEqual([{baseUrl: '/w/en/', outDir: '/out/en'}]);
    expect(otherFolders({outDir: '/out/en', baseUrl: '/w/en/'}, urls)).toEqual([{baseUrl: '/w/', outDir: '/out'}]);
  });
});

describe('writeIndex', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'search-index-'));
    mkdirSync(join(outDir, 'en'));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  const index = (language: string, path: string, heading: string): IndexFile => ({
    layout: indexFileVersion,
    origin: 'https://docs.example',
    language,
    glossary: [],
    pages: [{path, group: 'Г', tag: 'default', version: 'current', sections: [{level: 1, heading}]}],
  });
  const written = (folder: string) => parseIndex(readFileSync(join(outDir, folder, 'search-data/index.json'), 'utf8'));

  it('ties the locale that is built last with the one built before, both ways', async () => {
    const urls = ['/w/', '/w/en/'];
    await writeIndex(index('ru', '/w/map', 'Карта'), {outDir, baseUrl: '/w/'}, urls);
    expect(written('').pages[0]?.sections[0]?.twins).toBeUndefined();
    await writeIndex(index('en', '/w/en/map', 'Map'), {outDir: join(outDir, 'en'), baseUrl: '/w/en/'}, urls);
    expect(written('').pages[0]?.sections[0]?.twins).toEqual(['Map']);
    expect(written('en').pages[0]?.sections[0]?.twins).toEqual(['Карта']);
  });
});
