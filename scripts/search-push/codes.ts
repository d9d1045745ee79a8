import {tokenize} from '../../plugins/search/analysis/tokens';
import {normalizeWord} from '../../plugins/search/analysis/normalize';
import type {HostedRecord} from './records';

/** A word that is no word of a language: `base64`, `getSetting`, `DivisionByZeroError`; but not `WordPress`. */
const codePattern = /\d\p{L}|\p{L}\d|^[a-z]+[A-Z]|[a-z][A-Z].*[a-z][A-Z]/u;

/** The provider parts words at every sign that is no letter or digit: `cdek_sender_city` is three words to it. */
const pieces = (word: string): string[] => word.split(/[^\p{L}\p{N}]+/u);

/**
 * Codes of the texts as the provider sees them: for these a slip makes another code, not the same one mistyped.
 * @param shortest letters of the shortest word in which the provider forgives a slip at all
 */
export function codeWords(records: readonly HostedRecord[], shortest: number): string[] {
  const texts = records.flatMap(({title, content}) => [title, content ?? '']);
  const words = texts.flatMap(tokenize).flatMap(({text}) => pieces(text));
  const codes = words.filter((word) => word.length >= shortest && codePattern.test(word));
  return [...new Set(codes.map(normalizeWord))].sort();
}
