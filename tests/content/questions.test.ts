import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {anchorsOf} from '../../remark/fact-quotes/anchors';
import {expand} from '../../remark/fact-quotes/expand.fixture';
import {pageFolders, siteDir} from './site/paths';

type Locale = (typeof pageFolders)[number]['locale'];

interface Content {
  anchors: ReadonlySet<string>;
  text: string;
}

interface Row {
  id: string;
  places: string[];
  quote: string;
}

/** Marks that Markdown and typography may change between a page and a table. */
function plain(text: string): string {
  return text
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll('’', "'")
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function contentOf(file: string, locale: Locale): Content {
  const tree = expand(readFileSync(path.join(siteDir, file), 'utf8'), file, locale);
  const blocks: string[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell', 'code'], (node) => void blocks.push(toString(node)));
  return {anchors: new Set(anchorsOf(tree)), text: plain(blocks.join(' '))};
}

const contents = new Map<string, Content | null>();

/** Content of a page of a language; null if there is no such page. */
function page(name: string, {locale, folder}: (typeof pageFolders)[number]): Content | null {
  const file = `${folder}/${name}.mdx`;
  const known = contents.get(file);
  if (known !== undefined) {
    return known;
  }
  const content = existsSync(path.join(siteDir, file)) ? contentOf(file, locale) : null;
  contents.set(file, content);
  return content;
}

/** Rows of the table of a record: id, subject, places as `page#anchor`, then a quote if the table has one. */
function rowsOf(record: string): Row[] {
  const source = readFileSync(path.join(siteDir, 'tests/content/data', record), 'utf8');
  return [...source.matchAll(/^\| (D?\d+) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => cell.trim());
    const places = [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    return {id, places, quote: plain(cells[2] ?? '').replace(/^"(.*)"$/, '$1')};
  });
}

/** Places of a row that a language lacks, as “id place: locale”. */
function missing({id, places}: Row): string[] {
  return places.flatMap((place) => {
    const [name = '', anchor = ''] = place.split('#');
    return pageFolders
      .filter((folder) => !page(name, folder)?.anchors.has(anchor))
      .map(({locale}) => `${id} ${place}: ${locale}`);
  });
}

/** True if one of the row's English pages has the words of the quote. */
function isQuoted({places, quote}: Row): boolean {
  const english = pageFolders.find(({locale}) => locale === 'en');
  return places.some((place) => english && page(place.split('#')[0] ?? '', english)?.text.includes(quote));
}

function numbers(count: number, prefix: string, width: number): string[] {
  return Array.from({length: count}, (_, index) => `${prefix}${String(index + 1).padStart(width, '0')}`);
}

describe.each([
  {record: 'questions.md', atLeast: 121, prefix: 'D', width: 3},
  {record: 'gaps.md', atLeast: 75, prefix: '', width: 1},
])('tests/content/data/$record', ({record, atLeast, prefix, width}) => {
  const rows = rowsOf(record);

  it('names every item once, in order', () => {
    expect(rows.map(({id}) => id)).toEqual(numbers(rows.length, prefix, width));
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  });
  it('gives each a place or a reason', () =>
    expect(rows.filter(({places, quote}) => places.length === 0 && quote === '')).toEqual([]));
  it('leads to places that both languages have', {timeout: 60_000}, () => expect(rows.flatMap(missing)).toEqual([]));
  it('quotes words that are there', {timeout: 60_000}, () =>
    expect(rows.filter((row) => row.places.length > 0 && row.quote !== '' && !isQuoted(row))).toEqual([]),
  );
});
