import en from './words/en.json';
import ru from './words/ru.json';
import type {Language, Text} from '../../src/facts';

/** The words around the facts: titles of columns, kinds, places. */
export type Words = typeof ru;

const words: Readonly<Record<Language, Words>> = {ru, en};

/** What an expansion needs to know of the page it is made for. */
export interface Voice {
  language: Language;
  words: Words;
  /** A text of the facts in the language of the page. */
  say: (text: Text) => string;
}

/** How the facts speak in a language. */
export function voice(language: Language): Voice {
  return {language, words: words[language], say: (text) => text[language]};
}
