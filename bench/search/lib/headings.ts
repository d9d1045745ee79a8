import {termsOf, wordsOf} from '../../../plugins/search/analysis/terms.ts';
import {wordForm} from '../../../plugins/search/analysis/tokens.ts';
import {titleOf} from '../../../plugins/search/engine/titles.ts';
import type {SearchRecord} from '../../../plugins/search/engine/records.ts';
import {randomFrom, type Random} from './random.ts';
import type {Engine} from './relevance.ts';
import type {Site} from './site.ts';
import {mistyped, onOtherKeyboard, otherForm} from './slips.ts';

/** Ways to type a heading; each gives the queries that must all find it, none where the way does not apply. */
export const ways = {
  whole: (heading: string) => [heading],
  'letter by letter': (heading: string) => beginnings(heading),
  inflection: (heading: string, random: Random) => changed(heading, (word) => otherForm(word, random)),
  typo: (heading: string, random: Random) =>
    changed(heading, (word) => (word.length > 5 ? mistyped(word, random) : null)),
  'other keyboard': (heading: string) => [onOtherKeyboard(heading)],
} as const;

export type Way = keyof typeof ways;

/** A heading that was typed and not found. */
export interface Miss {
  language: string;
  way: Way;
  query: string;
  objectID: string;
}

export interface HeadingRates {
  tried: Record<Way, number>;
  misses: Miss[];
}

const within = 3;
const seed = 7;
/** The engine does not look further, so a longer heading is typed as far as this. */
const longest = 64;
const fewestLetters = 3;

function beginnings(heading: string): string[] {
  const word = /[\p{L}\p{N}]+/u.exec(heading)?.[0] ?? '';
  return Array.from({length: Math.max(0, word.length - fewestLetters + 1)}, (_, index) =>
    word.slice(0, fewestLetters + index),
  );
}

function changed(heading: string, change: (word: string) => string | null): string[] {
  const words = heading.slice(0, longest).split(' ');
  const longestFirst = [...words.keys()].sort((a, b) => (words[b] ?? '').length - (words[a] ?? '').length);
  for (const at of longestFirst) {
    const other = /^[a-zа-яё]+$/i.test(words[at] ?? '') ? change((words[at] ?? '').toLowerCase()) : null;
    if (other !== null) {
      return [words.map((word, index) => (index === at ? other : word)).join(' ')];
    }
  }
  return [];
}

const same = (record: SearchRecord): string => titleOf(record).toLowerCase();

/** True when the record answers what was typed of the heading as well as its own section does. */
function isAnswer(found: SearchRecord, wanted: SearchRecord, way: Way, typed: string): boolean {
  if (found === wanted || same(found) === same(wanted)) {
    return true;
  }
  // While «Проверьте» is typed, any of the thirty headings that it begins is right, and any with a word that goes on so.
  const [first] = termsOf(titleOf(wanted));
  const words = wordsOf(titleOf(found));
  const begun = wordForm(typed);
  return way === 'letter by letter' && words.some(({form, stem}) => stem === first || form.startsWith(begun));
}

/**
 * Types every heading of a site in every way and looks for its section among the first three results.
 * Sections with equal headings count as one, because nothing in the query tells them apart.
 */
export async function headingRates(site: Site, engine: Engine): Promise<HeadingRates> {
  const random = randomFrom(seed);
  const byId = new Map(site.records.map((record) => [record.objectID, record]));
  const tried = Object.fromEntries(Object.keys(ways).map((way) => [way, 0])) as Record<Way, number>;
  const misses: Miss[] = [];
  for (const record of site.records) {
    for (const way of Object.keys(ways) as Way[]) {
      for (const query of ways[way](titleOf(record), random)) {
        tried[way] += 1;
        const found = (await engine.search(site.language, query)).slice(0, within).map((id) => byId.get(id));
        if (!found.some((hit) => hit && isAnswer(hit, record, way, query))) {
          misses.push({language: site.language, way, query, objectID: record.objectID});
        }
      }
    }
  }
  return {tried, misses};
}

/** Share of what was tried that was found, from 0 to 1. */
export function rateOf({tried, misses}: HeadingRates, way: Way): number {
  return 1 - misses.filter((miss) => miss.way === way).length / Math.max(1, tried[way]);
}
