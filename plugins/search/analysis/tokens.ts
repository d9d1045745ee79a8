import {foldHomoglyphs, normalizeWord} from './normalize';

/** A word of a text with its place in it; `end` is exclusive. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** Letters and digits, joined by a hyphen, underscore, dot, apostrophe or colon inside the word. */
const wordPattern = /[\p{L}\p{N}\p{M}\u00AD\u0301]+(?:[-_.:'’\u2011]+[\p{L}\p{N}\p{M}\u00AD\u0301]+)*/gu;
const joiner = /[-_.:'\u2011]+/;
const camelEdge = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A word of one alphabet without a capital inside: nothing in it to clean, to part or to fold. Most words are such. */
const plainWord = /^(?:[А-ЯЁ]?[а-яё]+|[A-Z]?[a-z]+)$/;

/** The words of a text in order, codes such as `woocommerce_checkout` and `v4.2` not split. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * The words inside a compound one: `интернет-магазин` → `интернет`, `магазин`;
 * `onComponentMount` → `on`, `component`, `mount`; `v4.2` → `4.2`, `4`, `2`. Normalized; empty for a simple word.
 */
export function partsOf(word: string): string[] {
  if (plainWord.test(word)) {
    return [];
  }
  const version = /^[vV](\d[\d.]*)$/.exec(word)?.[1];
  const pieces = word.split(joiner).flatMap((piece) => piece.split(camelEdge));
  const parts = [...(version ? [version] : []), ...(pieces.length > 1 ? pieces : [])];
  return parts
    .map((part) => foldHomoglyphs(normalizeWord(part)).replace(/^v(?=\d+$)/, ''))
    .filter((part) => part !== '');
}

/** The word as the index knows it. */
export function wordForm(word: string): string {
  return plainWord.test(word) ? word.toLowerCase().replaceAll('ё', 'е') : foldHomoglyphs(normalizeWord(word));
}

/** The words of a text in order, as they are written. */
export function writtenWords(text: string): readonly string[] {
  return text.match(wordPattern) ?? [];
}
