import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Book} from '../book/index.ts';
import type {PageNumbers} from './document.ts';
import {paperEdition} from './index.ts';
import type {Press} from './print.ts';
import {Shelf} from './shelf.ts';

vi.mock('./document.ts', () => ({
  paperDocument: ({html}: Book, _title: object, _words: object, numbers: PageNumbers | null) =>
    `${html} with ${JSON.stringify([...(numbers ?? [])])}`,
}));
// What is printed here says by itself on which page its chapter begins.
vi.mock('./print.ts', () => ({
  pageNumbers: (pdf: Uint8Array) =>
    Promise.resolve(new Map([['faq', Number(/page (\d+)/.exec(Buffer.from(pdf).toString())?.[1])]])),
}));

let dir: string;
let printed: string[];
const press = {
  print: (html: string) => {
    printed.push(html);
    return Promise.resolve(Buffer.from(`PDF of ${html}`));
  },
} as unknown as Press;

const edition = async (html: string, browser = 'one') => {
  const book = {language: 'en', html} as Book;
  const pdf = await paperEdition(book, {plugin: '5.0', time: null}, press, new Shelf(join(dir, 'shelf'), browser));
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

it('prints once when the numbers of the last printing hold, and twice when they do not', async () => {
  await edition('page 7');
  printed = [];
  await edition('another text on page 7');
  expect(printed).toHaveLength(1);
  expect(await edition('longer: page 8')).toBe('PDF of longer: page 8 with [["faq",8]]');
  expect(printed).toHaveLength(3);
});

it('takes the PDF of an unchanged book from the shelf, unless another browser printed it or it was damaged', async () => {
  const first = await edition('page 7');
  printed = [];
  expect(await edition('page 7')).toBe(first);
  expect(printed).toEqual([]);
  await edition('page 7', 'another');
  expect(printed).toHaveLength(1);
  writeFileSync(join(dir, 'shelf', 'en.pdf'), 'damaged');
  expect(await edition('page 7', 'another')).toBe(first);
  expect(printed).toHaveLength(2);
});
