import {readFileSync} from 'node:fs';
import path from 'node:path';
import {localeFolder, type Locale} from '../../../config/locales';
import {termsOf, wordsOf} from '../../../plugins/search/analysis/terms';
import {wordForm} from '../../../plugins/search/analysis/tokens';
import {SearchEngine} from '../../../plugins/search/engine/engine';
import {indexPath} from '../../../plugins/search/engine/indexFile';
import {parseIndex} from '../../../plugins/search/engine/packedIndex';
import {recordsOf, type SearchRecord} from '../../../plugins/search/engine/records';
import type {SearchResponse} from '../../../plugins/search/engine/response';
import {titleOf} from '../../../plugins/search/engine/titles';
import {buildDir} from '../site/paths';
import {mistyped, onOtherKeyboard, otherForm} from './slips';

/** The search of a language as the last build has it. */
export interface BuiltSearch {
  records: readonly SearchRecord[];
  /** Identifiers of the first three results. */
  firstThree: (query: string) => string[];
}

/** Reads the index of the last build. */
export function builtSearch(locale: Locale): BuiltSearch {
  const file = parseIndex(readFileSync(path.join(buildDir, localeFolder(locale), indexPath), 'utf8'));
  const engine = new SearchEngine(file);
  return {
    records: recordsOf(file),
    firstThree: (query) => {
      const [answer] = engine.search({requests: [{indexName: 'test', query}]}).results;
      return (answer as SearchResponse).hits.slice(0, 3).map(({objectID}) => objectID);
    },
  };
}

/**
 * Ways to type a heading; each gives the queries that must all find it, none where the way does not apply.
 * `turn` varies what is chosen from heading to heading.
 */
export const ways = {
  whole: (heading: string) => [heading],
  'letter by letter': (heading: string) => beginnings(heading),
  inflection: (heading: string, turn: number) => changed(heading, (word) => otherForm(word, turn)),
  typo: (heading: string, turn: number) => changed(heading, (word) => (word.length > 5 ? mistyped(word, turn) : null)),
  'other keyboard': (heading: string) => [onOtherKeyboard(heading)],
} as const;

export type Way = keyof typeof ways;

/** What was typed in one way, and what was not found of it, as “query → section”. */
export interface Rate {
  tried: number;
  misses: string[];
}

/** The engine does not look further, so a longer heading is typed as far as this. */
const longest = 64;
const fewestLetters = 3;

function beginnings(heading: string): string[] {
  const word = /[\p{L}\p{N}]+/u.exec(heading)?.[0] ?? '';
  return Array.from({length: Math.max(0, word.length - fewestLetters + 1)}, (_, index) =>
    word.slice(0, fewestLetters + index),
  );
}

/** The heading with its longest word changed that can be. */
function changed(heading: string, change: (word: string) => string | null): string[] {
  const words = heading.slice(0, longest).split(' ');
  const longestFirst = [...words.entries()].sort(([, one], [, other]) => other.length - one.length);
  for (const [at, word] of longestFirst) {
    const other = /^[a-zа-яё]+$/i.test(word) ? change(word.toLowerCase()) : null;
    if (other !== null) {
      return [words.with(at, other).join(' ')];
    }
  }
  return [];
}

const sameTitle = (one: SearchRecord, other: SearchRecord): boolean =>
  titleOf(one).toLowerCase() === titleOf(other).toLowerCase();

/** Whether the record answers what was typed of the heading as well as its own section does. */
function isAnswer(found: SearchRecord, wanted: SearchRecord, way: Way, typed: string): boolean {
  if (sameTitle(found, wanted)) {
    return true;
  }
  // While «Проверьте» is typed, any of the thirty headings that start with it is right, and any with a word that does.
  const [first] = termsOf(titleOf(wanted));
  const start = wordForm(typed);
  return (
    way === 'letter by letter' &&
    wordsOf(titleOf(found)).some(({form, stem}) => stem === first || form.startsWith(start))
  );
}

/**
 * Types every heading of a language in every way and looks for its section among the first three results.
 * Sections with equal headings count as one, because nothing in the query distinguishes them.
 */
export function headingRates({records, firstThree}: BuiltSearch): Record<Way, Rate> {
  const byId = new Map(records.map((record) => [record.objectID, record]));
  const rateOf = (way: Way): Rate => {
    const queries = records.flatMap((record, turn) =>
      ways[way](titleOf(record), turn).map((query) => ({record, query})),
    );
    const misses = queries.filter(({record, query}) => {
      const found = firstThree(query).flatMap((id) => byId.get(id) ?? []);
      return !found.some((hit) => isAnswer(hit, record, way, query));
    });
    return {tried: queries.length, misses: misses.map(({record, query}) => `${query} → ${record.objectID}`)};
  };
  return Object.fromEntries((Object.keys(ways) as Way[]).map((way) => [way, rateOf(way)])) as Record<Way, Rate>;
}
