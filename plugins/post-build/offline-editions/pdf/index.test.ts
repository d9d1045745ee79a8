import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Manual} from '../content/index';
import type {PageNumbers} from './document';
import {pdfEdition} from './index';
import type {PdfRenderer} from './renderer';
import {PdfCache} from './cache';

vi.mock('./document', () => ({
  pdfDocument: ({html}: Manual, _title: object, _words: object, numbers: PageNumbers | null) =>
    `${html} with ${JSON.stringify([...(numbers ?? [])])}`,
}));
// What is printed here shows by itself on which page its chapter begins.
vi.mock('./renderer', () => ({
  pageNumbers: (pdf: Uint8Array) =>
    Promise.resolve(new Map([['faq', Number(/page (\d+)/.exec(Buffer.from(pdf).toString())?.[1])]])),
}));

let dir: string;
let printed: string[];
const renderer = {
  print: (html: string) => {
    printed.push(html);
    return Promise.resolve(Buffer.from(`PDF of ${html}`));
  },
} as unknown as PdfRenderer;

const edition = async (html: string, browser = 'one') => {
  const manual = {language: 'en', html} as Manual;
  const pdf = await pdfEdition(
    manual,
    {plugin: '5.0', time: null},
    renderer,
    new PdfCache(join(dir, 'cache'), browser),
  );
  return Buffer.from(pdf).toString();
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'paper-'));
  printed = [];
});

afterEach(() => rmSync(dir, {recursive: true}));

it('prints twice where nothing was printed before, the second time with the numbers of the first', async () => {
  expect(await edition('page 7')).toBe('PDF of page 7 with [["faq",7]]');
  expect(printed).toEqual(['page 7 with []', 'page 7 with [["faq",7]]']);
});

it('prints once when the numbers of the last rendering hold, and twice when they do not', async () => {
  await edition('page 7');
  printed = [];
  await edition('another text on page 7');
  expect(printed).toHaveLength(1);
  expect(await edition('longer: page 8')).toBe('PDF of longer: page 8 with [["faq",8]]');
  expect(printed).toHaveLength(3);
});

it('takes the PDF of an unchanged manual from the cache, unless another browser printed it or it was damaged', async () => {
  const first = await edition('page 7');
  printed = [];
  expect(await edition('page 7')).toBe(first);
  expect(printed).toEqual([]);
  await edition('page 7', 'another');
  expect(printed).toHaveLength(1);
  writeFileSync(join(dir, 'cache', 'en.pdf'), 'damaged');
  expect(await edition('page 7', 'another')).toBe(first);
  expect(printed).toHaveLength(2);
});
