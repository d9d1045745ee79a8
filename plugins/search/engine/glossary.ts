import {termsOf} from '../analysis/terms.ts';

/** One thing and what it is called. */
export interface GlossaryEntry {
  /** What the texts call it, in any language, abbreviations too. */
  names: string[];
  /** What readers call it besides. */
  also: string[];
}

/** A run of query words that the glossary knows, and what else it may be called. */
export interface GlossaryMatch {
  start: number;
  length: number;
  /** Stems of the other names, one list a name. */
  others: string[][];
}

/** Names of things, looked up by their stems; whatever a reader calls a thing leads to the names that texts use. */
export class Glossary {
  readonly #others = new Map<string, string[][]>();
  #longest = 0;

  constructor(entries: readonly GlossaryEntry[]) {
    for (const {names, also} of entries) {
      const inTexts = names.map((name) => termsOf(name));
      for (const name of [...inTexts, ...also.map((other) => termsOf(other))]) {
        const key = name.join(' ');
        const others = inTexts.filter((other) => other.join(' ') !== key);
        this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
        this.#longest = Math.max(this.#longest, name.length);
      }
    }
  }

  /** Known names in a row of stems, from the left, the longest first, without overlaps. */
  matches(stems: readonly string[]): GlossaryMatch[] {
    const found: GlossaryMatch[] = [];
    let start = 0;
    while (start < stems.length) {
      const match = this.#matchAt(stems, start);
      if (match) {
        found.push(match);
      }
      start += match?.length ?? 1;
    }
    return found;
  }

  #matchAt(stems: readonly string[], start: number): GlossaryMatch | null {
    for (let length = Math.min(this.#longest, stems.length - start); length > 0; length -= 1) {
      const others = this.#others.get(stems.slice(start, start + length).join(' '));
      if (others) {
        return {start, length, others};
      }
    }
    return null;
  }
}
