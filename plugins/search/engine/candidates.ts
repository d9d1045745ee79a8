import {isStopWord} from '../analysis/stopWords';
import {stem} from '../analysis/stem';
import type {KnownWord, Vocabulary} from './vocabulary';

export type MatchKind = 'compound' | 'exact' | 'family' | 'prefix' | 'sound' | 'typo';

/** A term of the index that may match a typed word. */
export interface Candidate {
  term: string;
  /** 1 for the word itself, less the further from what was typed. */
  weight: number;
  kind: MatchKind;
  /** A word of the texts to show in place of what was typed. */
  form: string;
}

/** More continuations than this mean nothing: the word is hardly begun. */
const mostContinuations = 40;
const mostGuesses = 12;

function unique(candidates: readonly Candidate[], most: number): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.term);
    if (!known || known.weight < candidate.weight) {
      best.set(candidate.term, candidate);
    }
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight).slice(0, most);
}

/** A form that has another stem may, rarely, be another word. */
const otherStemWeight = 0.95;

/** The word as it is, in any inflection that the texts have. */
export function exactCandidates(form: string, vocabulary: Vocabulary): Candidate[] {
  const term = stem(form);
  const own: Candidate[] = vocabulary.hasStem(term) ? [{term, weight: 1, kind: 'exact', form}] : [];
  const others = vocabulary
    .inflectionsOf(form)
    .map((word): Candidate => ({term: word.stem, weight: otherStemWeight, kind: 'exact', form: word.form}));
  return unique([...own, ...others], mostGuesses);
}

/** Another part of speech means nearly the same («установка», «установить»), but not what was typed. */
const familyWeight = 0.6;

/** Words of the same family. */
export function familyCandidates(form: string, vocabulary: Vocabulary): Candidate[] {
  const own = stem(form);
  const words = vocabulary.relativesOf(form, own).filter((word) => !isStopWord(word.form));
  return unique(
    words.map((word) => ({term: word.stem, weight: familyWeight, kind: 'family', form: word.form})),
    mostGuesses,
  );
}

const shortestHead = 3;
const shortestTail = 5;
const tailWeight = 0.5;

/** The known word that an unknown compound ends in: «термонаклейка» is a «наклейка». */
export function compoundCandidates(form: string, vocabulary: Vocabulary): Candidate[] {
  for (let head = shortestHead; head <= form.length - shortestTail; head += 1) {
    const tail = form.slice(head);
    if (vocabulary.get(tail)) {
      return exactCandidates(tail, vocabulary).map((found) => ({...found, weight: tailWeight, kind: 'compound'}));
    }
  }
  return [];
}

/** One stem for all forms of a word, also for those that the stemmer separates. */
export function commonStem(form: string, vocabulary: Vocabulary): string {
  const stems = exactCandidates(form, vocabulary).map(({term}) => term);
  return [stem(form), ...stems].reduce((shortest, term) => (term.length < shortest.length ? term : shortest));
}

function continuationWeight(typed: string, word: KnownWord): number {
  return 0.35 + 0.45 * (typed.length / word.form.length);
}

/** Words that begin as typed; the less is missing, the heavier. */
export function prefixCandidates(form: string, vocabulary: Vocabulary): Candidate[] {
  const words = vocabulary.startingWith(form).filter((word) => !isStopWord(word.form));
  return unique(
    words.map((word) => ({term: word.stem, weight: continuationWeight(form, word), kind: 'prefix', form: word.form})),
    mostContinuations,
  );
}

/** Words that sound the same in the other alphabet, or nearly. */
export function soundCandidates(form: string, vocabulary: Vocabulary): Candidate[] {
  const words = vocabulary.soundingLike(form).filter(({word}) => !isStopWord(word.form));
  return unique(
    words.map(({word, slips}) => ({
      term: word.stem,
      weight: slips === 0 ? 0.85 : 0.45,
      kind: 'sound',
      form: word.form,
    })),
    mostGuesses,
  );
}

const weightBySlips = [0.9, 0.6, 0.35];

/** Words that differ from the typed one by as many slips as its length allows; only the nearest of them. */
export function typoCandidates(form: string, vocabulary: Vocabulary): Candidate[] {
  const near = vocabulary.similarTo(form).filter(({word}) => !isStopWord(word.form));
  const fewest = near[0]?.slips ?? 0;
  return unique(
    near
      .filter(({slips}) => slips === fewest)
      .map(({word, slips}) => ({term: word.stem, weight: weightBySlips[slips] ?? 0, kind: 'typo', form: word.form})),
    mostGuesses,
  );
}
