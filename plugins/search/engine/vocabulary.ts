import {slipsAllowed, typingDistance} from '../analysis/distance';
import {family} from '../analysis/family';
import {soundKey} from '../analysis/sound';
import type {StemmedWord} from '../analysis/terms';

/** A word form that the indexed texts contain. */
export interface KnownWord extends StemmedWord {
  /** How often it occurs in all texts; 0 for a word that only the glossary has. */
  count: number;
}

export interface NearWord {
  word: KnownWord;
  /** Slips between what was typed and the word. */
  slips: number;
}

/** Shorter words have too many neighbors that are no forms of them. */
const shortestInflected = 4;
const longestEnding = 2;
const russianWord = new RegExp(`^[а-я]{${shortestInflected},}$`);
/** Endings of one or two letters; without other letters a form is another word: «автоматич» is none of «автомат». */
const ending = new RegExp(
  `^(?:${[
    'а|е|и|о|у|ы|ю|я|й|ь|л',
    'ам|ям|ах|ях|ом|ем|ою|ею|ью|ов|ев|ей|ий|ья|ье|ьи',
    'ый|ой|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ым|им',
    'ла|ло|ли|ся|сь|ет|ит|ут|ют|ат|ят|ть',
  ].join('|')})$`,
);

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
  readonly #textStems = new Set<string>();
  #sorted: string[] = [];
  #sounds: Map<string, KnownWord[]> | null = null;

  /** Counts one occurrence in a text. */
  add(word: StemmedWord): void {
    this.addKnown(word).count += 1;
    this.#textStems.add(word.stem);
  }

  /** Makes a word known that no text need have. */
  addKnown({form, stem}: StemmedWord): KnownWord {
    let known = this.#forms.get(form);
    if (!known) {
      known = {form, stem, count: 0};
      this.#forms.set(form, known);
      this.#stems.add(stem);
      this.#sorted = [];
      this.#sounds = null;
    }
    return known;
  }

  /** True when a text has a word of the stem. */
  isInTexts(stem: string): boolean {
    return this.#textStems.has(stem);
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

  /**
   * Russian words that differ from the form by an ending of one or two letters. The stemmer cuts some forms of a word
   * shorter than others («режим» → «реж», «режиме» → «режим»); this brings them together again.
   */
  inflectionsOf(form: string): KnownWord[] {
    if (!russianWord.test(form)) {
      return [];
    }
    const shorter = [1, 2]
      .filter((letters) => ending.test(form.slice(-letters)))
      .map((letters) => form.slice(0, -letters))
      .filter((word) => word.length >= shortestInflected)
      .flatMap((word) => this.#forms.get(word) ?? []);
    const longer = this.startingWith(form).filter((word) => word.form.length <= form.length + longestEnding);
    return [...shorter, ...longer].filter((word) => russianWord.test(word.form));
  }

  /**
   * Words of the same family with another stem: other parts of speech, forms that the stemmer separates. What they
   * have in common is how they begin, so that only these words are looked at.
   */
  relativesOf(form: string, stem: string): KnownWord[] {
    const root = family(form);
    return this.startingWith(root.length > 4 ? root.slice(0, -1) : root).filter(
      (word) => word.stem !== stem && family(word.form) === root,
    );
  }

  /** Words within the slips that the length of the form allows, the nearest first. Codes and numbers are not guessed. */
  similarTo(form: string): NearWord[] {
    const allowed = /\d/.test(form) ? 0 : slipsAllowed(form.length);
    const found: NearWord[] = [];
    if (allowed > 0) {
      for (const word of this.#forms.values()) {
        // Asked here too, because a call for each of some thousand words costs more than the answer.
        const near = Math.abs(form.length - word.form.length) <= allowed;
        const slips = near ? typingDistance(form, word.form, allowed) : allowed + 1;
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

  /** Makes the table of sounds, which takes longer than a key, before a word asks for it. */
  prepareSounds(): void {
    this.#bySound();
  }

  /** True when a word has the very sound of the form. */
  soundsLike(form: string): boolean {
    return this.#bySound().has(soundKey(form));
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
