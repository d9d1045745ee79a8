import {termsOf} from '../analysis/terms.ts';

/** A run of query words that the glossary knows, and what else it may be called. */
export interface GlossaryMatch {
  start: number;
  length: number;
  /** Stems of the other names, one list a name. */
  others: string[][];
}

/** Words and phrases of one meaning, looked up by their stems. */
export class Glossary {
  readonly #groups = new Map<string, string[][]>();
  #longest = 0;

  constructor(synonyms: readonly (readonly string[])[]) {
    for (const group of synonyms) {
      const names = group.map((name) => termsOf(name));
      for (const name of names) {
        const key = name.join(' ');
        const others = names.filter((other) => other.join(' ') !== key);
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), ...others]);
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
      const others = this.#groups.get(stems.slice(start, start + length).join(' '));
      if (others) {
        return {start, length, others};
      }
    }
    return null;
  }
}
