import {indexedWords} from '../analysis/terms';
import {tokenize, wordForm} from '../analysis/tokens';
import {remembered} from './remembered';

/** A stretch of text that answers the query; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A word of a text with the stretch of it that answers the query, if any. */
export interface MarkedWord extends Span {
  mark: Span | null;
  /** Stem that matched, to count different words of the query. */
  term: string | null;
}

/** Terms to look for; a set or the keys of a map. */
interface Terms {
  has: (stem: string) => boolean;
}

/** Texts whose words are remembered: while a query is typed, the same sections are shown again and again. */
const mostTexts = 300;

const tokensOf = remembered(tokenize, mostTexts);

/** Marks the words of a text whose stems are among the terms: a compound word whole or by the part that matched. */
export function markWords(text: string, terms: Terms): MarkedWord[] {
  return tokensOf(text).map((token) => {
    const {start, end} = token;
    const [whole, ...parts] = indexedWords(token.text);
    if (whole && terms.has(whole.stem)) {
      return {start, end, mark: {start, end}, term: whole.stem};
    }
    const part = parts.find((word) => terms.has(word.stem));
    if (!part) {
      return {start, end, mark: null, term: null};
    }
    const at = wordForm(token.text).indexOf(part.form);
    const from = at < 0 ? start : start + at;
    return {start, end, mark: {start: from, end: at < 0 ? end : from + part.form.length}, term: part.stem};
  });
}
