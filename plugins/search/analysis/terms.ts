import {stem} from './stem';
import {partsOf, wordForm, writtenWords} from './tokens';

/** A word as it is compared. */
export interface StemmedWord {
  form: string;
  stem: string;
}

/** A word of a text as the index sees it: the whole and, for a compound word, its parts. */
export interface IndexedWord extends StemmedWord {
  /** Is a part of the word before it: `pvz` after `pvz_code`. */
  isPart: boolean;
}

const known = new Map<string, readonly IndexedWord[]>();

/** Forms and stems of one written word; the whole word first. */
export function indexedWords(written: string): readonly IndexedWord[] {
  let words = known.get(written);
  if (!words) {
    const forms = [wordForm(written), ...partsOf(written)];
    words = [...new Set(forms)].map((form, index) => ({form, stem: stem(form), isPart: index > 0}));
    known.set(written, words);
  }
  return words;
}

/** All words of a text, in order, parts of compound words after the whole. */
export function wordsOf(text: string): IndexedWord[] {
  const words: IndexedWord[] = [];
  for (const written of writtenWords(text)) {
    words.push(...indexedWords(written));
  }
  return words;
}

/** Stems of all words of a text, in the same order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.stem);
}
