import {tokenize, wordForm} from '../analysis/tokens';

/** One thing and what it is called. */
export interface GlossaryEntry {
  /** What the texts call it, in any language, abbreviations too. */
  names: string[];
  /** What readers call it besides. */
  also: string[];
}

function formsOf(name: string): string[] {
  return tokenize(name).map(({text}) => wordForm(text));
}

/** A run of query words that the glossary knows, and what else it may be called. */
export interface GlossaryMatch {
  start: number;
  length: number;
  /** Forms of the words of the other names, one list a name. */
  others: string[][];
}

/** Gives all forms of a word the same key. */
export type WordKey = (form: string) => string;

/** Names of things, looked up by any form of their words; whatever a reader calls a thing leads to the names that texts use. */
export class Glossary {
  readonly #keyOf: WordKey;
  readonly #others = new Map<string, string[][]>();
  #longest = 0;

  constructor(entries: readonly GlossaryEntry[], keyOf: WordKey) {
    this.#keyOf = keyOf;
    for (const {names, also} of entries) {
      const inTexts = names.map(formsOf);
      for (const name of [...inTexts, ...also.map(formsOf)]) {
        const key = this.#phraseKey(name);
        const others = inTexts.filter((other) => this.#phraseKey(other) !== key);
        this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
        this.#longest = Math.max(this.#longest, name.length);
      }
    }
  }

  /** Known names in a row of word forms, from the left, the longest first, without overlaps. */
  matches(forms: readonly string[]): GlossaryMatch[] {
    const found: GlossaryMatch[] = [];
    let start = 0;
    while (start < forms.length) {
      const match = this.#matchAt(forms, start);
      if (match) {
        found.push(match);
      }
      start += match?.length ?? 1;
    }
    return found;
  }

  #phraseKey(forms: readonly string[]): string {
    return forms.map(this.#keyOf).join(' ');
  }

  #matchAt(forms: readonly string[], start: number): GlossaryMatch | null {
    for (let length = Math.min(this.#longest, forms.length - start); length > 0; length -= 1) {
      const others = this.#others.get(this.#phraseKey(forms.slice(start, start + length)));
      if (others) {
        return {start, length, others};
      }
    }
    return null;
  }
}
