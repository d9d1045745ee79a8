import en from './words/en.json';
import ru from './words/ru.json';
import type {Language, Text} from '../../src/facts';

/** The words around the facts: titles of columns, kinds, places. */
export type Words = typeof ru;

const words: Readonly<Record<Language, Words>> = {ru, en};

/** What an expansion needs to know of the page it is made for. */
export interface Wording {
  language: Language;
  words: Words;
  /** A text of the facts in the language of the page. */
  localize: (text: Text) => string;
}

/** The wording of facts in a language. */
export function wording(language: Language): Wording {
  return {language, words: words[language], localize: (text) => text[language]};
}
