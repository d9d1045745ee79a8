import {cacheStem} from '../analysis/stem';
import {wordForm} from '../analysis/tokens';
import type {GlossaryEntry} from './glossary';
import {indexFileVersion, type IndexFile, type IndexedPage, type IndexedSection} from './indexFile';
import {stemBySign} from './packedStems';
import {tableEntry, textFrom, tiers, wordsFrom, type TableEntry} from './packedText';

/** Columns whose values are words of the manual, carried as signs of the table. */
export const wordColumns = [
  'group',
  'label',
  'aliases',
  'heading',
  'translations',
  'calledBy',
  'names',
  'also',
  'text',
] as const;

/** Columns that are carried as they are. */
export const plainColumns = ['path', 'tag', 'version', 'weight', 'queryWords', 'sections', 'level', 'anchor'] as const;

export type WordColumn = (typeof wordColumns)[number];
export type PlainColumn = (typeof plainColumns)[number];

/**
 * The index file as it travels: a table of words, and a string for each column, with a line for each page, section or
 * entry of the glossary; entries of a list are parted by tabs.
 */
export interface PackedIndex {
  layout: number;
  origin: string;
  language: string;
  /** Words of each tier of signs, see `tiers`. */
  words: string[];
  /** For each of these words a sign that gives its stem, see `packedStems.ts`. */
  stems: string[];
  plain: Record<PlainColumn, string>;
  worded: Record<WordColumn, string>;
}

const lines = (column: string): string[] => column.split('\n');
const list = (line: string | undefined): string[] => (line === undefined || line === '' ? [] : line.split('\t'));

function tableFrom(words: readonly string[]): ReadonlyMap<number, TableEntry> {
  const table = new Map<number, TableEntry>();
  tiers.forEach(({from}, tier) => {
    wordsFrom(words[tier] ?? '').forEach((word, index) => table.set(from + index, tableEntry(word)));
  });
  return table;
}

function cacheStems({words, stems}: Pick<PackedIndex, 'stems' | 'words'>): void {
  words.forEach((table, tier) => {
    const signs = stems[tier] ?? '';
    wordsFrom(table).forEach((word, index) => {
      const form = wordForm(word);
      const stem = stemBySign(form, signs.charAt(index));
      if (stem !== null) {
        cacheStem(form, stem);
      }
    });
  });
}

function sectionAt(
  plain: Record<PlainColumn, string[]>,
  worded: Record<WordColumn, string[]>,
  at: number,
): IndexedSection {
  const anchor = plain.anchor[at];
  const text = worded.text[at];
  const translations = list(worded.translations[at]);
  const calledBy = list(worded.calledBy[at]);
  return {
    level: Number(plain.level[at]),
    heading: worded.heading[at] ?? '',
    ...(anchor ? {anchor} : {}),
    ...(text ? {text} : {}),
    ...(translations.length > 0 ? {translations} : {}),
    ...(calledBy.length > 0 ? {calledBy} : {}),
  };
}

function columns<Name extends string>(
  of: Record<Name, string>,
  read: (column: string) => string,
): Record<Name, string[]> {
  const entries = Object.entries<string>(of).map(([name, column]) => [name, lines(read(column))]);
  return Object.fromEntries(entries) as Record<Name, string[]>;
}

function glossaryFrom({names, also}: Record<WordColumn, string[]>): GlossaryEntry[] {
  const entries = names.map((line, index) => ({names: list(line), also: list(also[index])}));
  return entries.filter((entry) => entry.names.length > 0);
}

/**
 * The index file of a packed one; the stems of its words are known from here on.
 * @throws Error when a text has a sign that the table of words does not have
 */
export function unpackIndex({layout, origin, language, words, stems, ...packed}: PackedIndex): IndexFile {
  cacheStems({words, stems});
  const table = tableFrom(words);
  const plain = columns(packed.plain, (column) => column);
  const worded = columns(packed.worded, (column) => textFrom(column, table));
  let section = 0;
  const pages = plain.path.map((path, page): IndexedPage => {
    const label = worded.label[page];
    const weight = plain.weight[page];
    const queryWords = plain.queryWords[page];
    const aliases = list(worded.aliases[page]);
    const from = section;
    section += Number(plain.sections[page]);
    return {
      path,
      group: worded.group[page] ?? '',
      tag: plain.tag[page] ?? '',
      version: plain.version[page] ?? '',
      ...(label ? {label} : {}),
      ...(weight ? {weight: Number(weight)} : {}),
      ...(aliases.length > 0 ? {aliases} : {}),
      ...(queryWords ? {queryWords} : {}),
      sections: Array.from({length: section - from}, (_, index) => sectionAt(plain, worded, from + index)),
    };
  });
  return {layout, origin, language, pages, glossary: glossaryFrom(worded)};
}

/**
 * The index file in the text of a packed one.
 * @throws Error when it is no JSON, or no index of this layout
 */
export function parseIndex(text: string): IndexFile {
  const value: unknown = JSON.parse(text);
  const isPacked =
    typeof value === 'object' &&
    value !== null &&
    'layout' in value &&
    value.layout === indexFileVersion &&
    'words' in value &&
    Array.isArray(value.words) &&
    'stems' in value &&
    Array.isArray(value.stems) &&
    'worded' in value;
  if (!isPacked) {
    throw new Error(`not a search index of layout ${indexFileVersion}`);
  }
  return unpackIndex(value as unknown as PackedIndex);
}
