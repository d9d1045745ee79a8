import {stem} from '../../../plugins/search/analysis/stem.ts';
import {isStopWord} from '../../../plugins/search/analysis/stopWords.ts';
import type {Query} from './queries.ts';
import {randomFrom, shuffled, type Random} from './random.ts';
import {pageOf, type Site} from './site.ts';
import {inLatin, mistyped, onOtherKeyboard, otherForm} from './slips.ts';

/** Any other number gives another set of the same kind. */
export const seed = 20261120;

/** A heading in the reader's words, with every page that has these words in a heading. */
interface Subject {
  words: string[];
  pages: string[];
}

/** Pages whose headings are quotations, names of versions or entries of a list: nobody types them as a subject. */
const listPages = /^(?:category|reference\/(?:messages|versions|glossary|integrators|order-box))/;
const longestSubject = 4;
/** A heading that stands on more pages than this names no subject («Что дальше»). */
const mostPages = 3;

const plainWords = (text: string): string[] => text.toLowerCase().match(/[a-zа-яё-]+/g) ?? [];
const normal = (word: string): string => stem(word.replaceAll('ё', 'е'));

interface Heading {
  page: string;
  words: string[];
  stems: ReadonlySet<string>;
}

function headingsOf({records}: Site): Heading[] {
  return records.flatMap(({objectID, hierarchy, type, label}) => {
    const heading = (type === 'content' ? null : hierarchy[type]) ?? hierarchy.lvl1;
    return [heading, ...(label === null ? [] : [label])].map((text) => {
      const words = plainWords(text);
      return {page: pageOf(objectID), words, stems: new Set(words.map(normal))};
    });
  });
}

/** Pages that have all telling words in one heading; the last word may be unfinished. */
function pagesWith(words: readonly string[], headings: readonly Heading[], unfinished: boolean): string[] {
  const telling = words.filter((word) => !isStopWord(word));
  const whole = (unfinished ? telling.slice(0, -1) : telling).map(normal);
  const begun = unfinished ? (telling.at(-1) ?? '') : '';
  const found = headings.filter(
    (heading) =>
      whole.every((stemmed) => heading.stems.has(stemmed)) && heading.words.some((word) => word.startsWith(begun)),
  );
  return [...new Set(found.map(({page}) => page))];
}

function subjectsOf(headings: readonly Heading[]): Subject[] {
  const subjects = new Map<string, Subject>();
  for (const heading of headings.filter(({page}) => !listPages.test(page))) {
    const words = heading.words.slice(0, longestSubject);
    while (words.length > 0 && isStopWord(words.at(-1) ?? '')) {
      words.pop();
    }
    const telling = words.filter((word) => !isStopWord(word));
    const pages = pagesWith(words, headings, false);
    if (pages.length <= mostPages && telling.length > 1 && telling.some((word) => word.length > 5)) {
      subjects.set(words.join(' '), {words, pages});
    }
  }
  return [...subjects.values()];
}

function longestWord(words: readonly string[]): number {
  return words.reduce((best, word, index) => (word.length > (words[best] ?? '').length ? index : best), 0);
}

function withLongest(words: readonly string[], change: (word: string) => string | null): string | null {
  const at = longestWord(words);
  const changed = change(words[at] ?? '');
  return changed === null ? null : words.map((word, index) => (index === at ? changed : word)).join(' ');
}

/** Share of the longest word that is typed so far. */
const typedShare = 0.6;

const kinds: Readonly<Record<string, (words: readonly string[], random: Random) => string | null>> = {
  inflection: (words, random) => withLongest(words, (word) => otherForm(word, random)),
  typo: (words, random) => withLongest(words, (word) => (word.length > 5 ? mistyped(word, random) : null)),
  layout: (words) => onOtherKeyboard(words.join(' ')),
  transliteration: (words) => (words.every((word) => /^[а-яё]+$/.test(word)) ? inLatin(words.join(' ')) : null),
  prefix: (words) => {
    const upTo = words.slice(0, longestWord(words) + 1);
    return withLongest(upTo, (word) => word.slice(0, Math.max(4, Math.ceil(word.length * typedShare))));
  },
};

const perKind = {ru: 24, en: 12};

/** Queries made of the headings of both languages; the same for the same headings and seed. */
export function ruleQueries(sites: readonly Site[]): Query[] {
  const random = randomFrom(seed);
  return sites.flatMap((site) => {
    const headings = headingsOf(site);
    const subjects = subjectsOf(headings);
    return Object.entries(kinds).flatMap(([kind, change]) => {
      const made = shuffled(subjects, random).flatMap(({words, pages}) => {
        const query = change(words, random);
        const expected = query !== null && kind === 'prefix' ? pagesWith(query.split(' '), headings, true) : pages;
        return query === null || query === words.join(' ') || expected.length > mostPages
          ? []
          : [{lang: site.language, query, expected, kind} satisfies Query];
      });
      return made.slice(0, perKind[site.language]);
    });
  });
}
