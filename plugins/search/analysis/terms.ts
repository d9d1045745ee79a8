import {stem} from './stem.ts';
import {partsOf, tokenize, wordForm} from './tokens.ts';

/** A word of a text as the index sees it: the whole and, for a compound word, its parts. */
export interface IndexedWord {
  form: string;
  stem: string;
}

/** Forms and stems of one written word; the whole word first. */
export function indexedWords(written: string): IndexedWord[] {
  const forms = [wordForm(written), ...partsOf(written)];
  return [...new Set(forms)].map((form) => ({form, stem: stem(form)}));
}

/** Stems of all words of a text, in order, parts of compound words after the whole. */
export function termsOf(text: string): string[] {
  return tokenize(text).flatMap((token) => indexedWords(token.text).map((word) => word.stem));
}
