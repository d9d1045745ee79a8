import {stem} from './stem.ts';
import {partsOf, tokenize, wordForm} from './tokens.ts';

/** A word of a text as the index sees it: the whole and, for a compound word, its parts. */
export interface IndexedWord {
  form: string;
  stem: string;
}

const known = new Map<string, readonly IndexedWord[]>();

/** Forms and stems of one written word; the whole word first. */
export function indexedWords(written: string): readonly IndexedWord[] {
  let words = known.get(written);
  if (!words) {
    const forms = [wordForm(written), ...partsOf(written)];
    words = [...new Set(forms)].map((form) => ({form, stem: stem(form)}));
    known.set(written, words);
  }
  return words;
}

/** All words of a text, in order, parts of compound words after the whole. */
export function wordsOf(text: string): IndexedWord[] {
  return tokenize(text).flatMap((token) => indexedWords(token.text));
}

/** Stems of all words of a text, in the same order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.stem);
}
