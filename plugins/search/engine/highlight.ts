import {escapeHtml} from './escape';
import {markWords, type MarkedWord} from './matcher';

export interface HighlightTags {
  /** Put before and after a matched word, as they are. */
  preTag: string;
  postTag: string;
}

export interface HighlightResult {
  value: string;
  matchLevel: 'full' | 'none' | 'partial';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

/** HTML of the text between two places with the marked words in tags; everything else is escaped. */
export function markedHtml(
  text: string,
  words: readonly MarkedWord[],
  tags: HighlightTags,
  from = 0,
  to = text.length,
): string {
  let html = '';
  let at = from;
  for (const {mark} of words) {
    if (mark && mark.start >= at && mark.end <= to) {
      html += escapeHtml(text.slice(at, mark.start));
      html += tags.preTag + escapeHtml(text.slice(mark.start, mark.end)) + tags.postTag;
      at = mark.end;
    }
  }
  return html + escapeHtml(text.slice(at, to));
}

/** What to look for in a text: terms of the index, each with the word of the query that it matches. */
export type TermWords = ReadonlyMap<string, string>;

const wanted = new WeakMap<TermWords, number>();

/** Number of different words of the query; counted once for all texts of an answer. */
function wantedWords(terms: TermWords): number {
  const count = wanted.get(terms) ?? new Set(terms.values()).size;
  wanted.set(terms, count);
  return count;
}

/** How much of the query the marked words cover. */
export function matchOf(
  words: readonly MarkedWord[],
  terms: TermWords,
): Omit<HighlightResult, 'value' | 'fullyHighlighted'> {
  const matched = new Set<string>();
  for (const {term} of words) {
    const word = term === null ? undefined : terms.get(term);
    if (word !== undefined) {
      matched.add(word);
    }
  }
  const matchLevel = matched.size === 0 ? 'none' : matched.size === wantedWords(terms) ? 'full' : 'partial';
  return {matchLevel, matchedWords: [...matched]};
}

/** A whole attribute with the matched words marked, as the provider answers it. */
export function highlight(
  text: string,
  terms: TermWords,
  tags: HighlightTags,
  words: readonly MarkedWord[] = markWords(text, terms),
): HighlightResult {
  const match = matchOf(words, terms);
  const fully = words.length > 0 && words.every(({mark}) => mark !== null);
  return {
    value: markedHtml(text, words, tags),
    ...match,
    ...(match.matchLevel === 'none' ? {} : {fullyHighlighted: fully}),
  };
}
