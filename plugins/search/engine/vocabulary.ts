import {slipsAllowed, typingDistance} from '../analysis/distance.ts';
import {soundKey} from '../analysis/sound.ts';
import type {IndexedWord} from '../analysis/terms.ts';

/** A word form that the indexed texts contain. */
export interface KnownWord extends IndexedWord {
  /** How often it occurs in all texts. */
  count: number;
}

export interface NearWord {
  word: KnownWord;
  /** Slips between what was typed and the word. */
  slips: number;
}

function firstAtOrAfter(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** All words of the index, to be looked up by form, stem, beginning, likeness and sound. */
export class Vocabulary {
  readonly #forms = new Map<string, KnownWord>();
  readonly #stems = new Set<string>();
  #sorted: string[] = [];
  #sounds: Map<string, KnownWord[]> | null = null;

  /** Counts one occurrence. */
  add({form, stem}: IndexedWord): void {
    const known = this.#forms.get(form);
    if (known) {
      known.count += 1;
    } else {
      this.#forms.set(form, {form, stem, count: 1});
      this.#stems.add(stem);
      this.#sorted = [];
      this.#sounds = null;
    }
  }

  hasStem(stem: string): boolean {
    return this.#stems.has(stem);
  }

  get(form: string): KnownWord | undefined {
    return this.#forms.get(form);
  }

  /** Words that begin with the given letters, the shortest first. */
  startingWith(beginning: string): KnownWord[] {
    if (this.#sorted.length === 0) {
      this.#sorted = [...this.#forms.keys()].sort();
    }
    const found: KnownWord[] = [];
    for (let at = firstAtOrAfter(this.#sorted, beginning); at < this.#sorted.length; at += 1) {
      const word = this.#forms.get(this.#sorted[at] ?? '');
      if (!word?.form.startsWith(beginning)) {
        break;
      }
      found.push(word);
    }
    return found.sort((a, b) => a.form.length - b.form.length);
  }

  /** Words within the slips that the length of the form allows, the nearest first. Codes and numbers are not guessed. */
  similarTo(form: string): NearWord[] {
    const allowed = /\d/.test(form) ? 0 : slipsAllowed(form.length);
    const found: NearWord[] = [];
    if (allowed > 0) {
      for (const word of this.#forms.values()) {
        const slips = typingDistance(form, word.form, allowed);
        if (slips <= allowed) {
          found.push({word, slips});
        }
      }
    }
    return found.sort((a, b) => a.slips - b.slips || b.word.count - a.word.count);
  }

  /** Words that sound like the form in whatever alphabet; `slips` counts differing sounds. */
  soundingLike(form: string): NearWord[] {
    const key = soundKey(form);
    if (key.length < 2 || /\d/.test(form)) {
      return [];
    }
    const exact = this.#bySound().get(key);
    if (exact) {
      return exact.map((word) => ({word, slips: 0}));
    }
    const allowed = Math.min(1, slipsAllowed(key.length));
    const found: NearWord[] = [];
    for (const [known, words] of this.#bySound()) {
      if (allowed > 0 && typingDistance(key, known, allowed) <= allowed) {
        found.push(...words.map((word) => ({word, slips: 1})));
      }
    }
    return found.sort((a, b) => b.word.count - a.word.count);
  }

  #bySound(): Map<string, KnownWord[]> {
    if (this.#sounds === null) {
      this.#sounds = new Map();
      for (const word of this.#forms.values()) {
        const key = soundKey(word.form);
        const same = this.#sounds.get(key);
        if (same) {
          same.push(word);
        } else if (key !== '' && !/\d/.test(word.form)) {
          this.#sounds.set(key, [word]);
        }
      }
    }
    return this.#sounds;
  }
}
