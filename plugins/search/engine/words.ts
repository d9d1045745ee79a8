import {isFault} from '../analysis/fault';
import {otherLayout} from '../analysis/layout';
import {isStopWord, stopWordSounding} from '../analysis/stopWords';
import {partsOf, tokenize, wordForm} from '../analysis/tokens';
import {
  compoundCandidates,
  exactCandidates,
  familyCandidates,
  prefixCandidates,
  soundCandidates,
  typoCandidates,
  type Candidate,
} from './candidates';
import {remembered} from './remembered';
import {runTogether} from './spacing';
import type {Vocabulary} from './vocabulary';

/** A word of a query with all that it may match. */
export interface QueryWord {
  /** Normalized form: of what was typed, or of what was meant if the keyboard was switched. */
  form: string;
  candidates: Candidate[];
  /** What to show instead of the typed word when it was read differently. */
  corrected: string | null;
  /** A result need not contain it. */
  optional: boolean;
}

/** How a piece of a query between spaces may be read. */
interface Reading {
  words: QueryWord[];
  /** Every word is known, at least by its beginning. */
  known: boolean;
  /** Every word is known whole. */
  exact: boolean;
}

/** What the words of a query that can only be read in one way mean for the others. */
export interface Habits {
  /** The keyboard was not switched. */
  otherKeyboard: boolean;
  /** Words are written by sound in the other alphabet. */
  bySound: boolean;
}

export interface ReadingOptions {
  /** The reader may still be typing the piece. */
  last: boolean;
  /** Take the query as it is typed, without guesses. */
  literal: boolean;
  habits?: Habits;
}

const shortestPrefix = 3;

function knownCandidates(form: string, vocabulary: Vocabulary, last: boolean): Candidate[] {
  const exact = exactCandidates(form, vocabulary);
  const relatives = exact.length === 0 || isStopWord(form) ? [] : familyCandidates(form, vocabulary);
  const mayGoOn = last || (exact.length === 0 && form.length >= shortestPrefix);
  const begun = mayGoOn && !(exact.length > 0 && isStopWord(form)) ? prefixCandidates(form, vocabulary) : [];
  const others = [...relatives, ...begun];
  const taken = new Set(exact.map(({term}) => term));
  return [...exact, ...others.filter(({term}) => !taken.has(term))];
}

function wordOf(form: string, candidates: Candidate[], corrected: string | null = null): QueryWord {
  return {form, candidates, corrected, optional: isStopWord(form)};
}

/** Forms of a piece: a word that the texts have stays whole, another one falls into its parts. */
function formsOf(piece: string, vocabulary: Vocabulary, last: boolean): string[] {
  return tokenize(piece).flatMap((token) => {
    const whole = wordForm(token.text);
    if (knownCandidates(whole, vocabulary, last).length > 0) {
      return [whole];
    }
    const closed = whole.replaceAll('-', '');
    if (vocabulary.get(closed)) {
      return [closed];
    }
    const parts = /[-_.:'\d]/.test(whole) ? partsOf(token.text) : [];
    return parts.length > 0 ? parts : (runTogether(whole, vocabulary) ?? [whole]);
  });
}

function readAnew(piece: string, vocabulary: Vocabulary, last: boolean): Reading {
  const words = formsOf(piece, vocabulary, last).map((form) => wordOf(form, knownCandidates(form, vocabulary, last)));
  const hasWords = words.length > 0;
  return {
    words,
    known: hasWords && words.every(({candidates, optional}) => optional || candidates.length > 0),
    exact: hasWords && words.every(({candidates, optional}) => optional || candidates[0]?.kind === 'exact'),
  };
}

/** Readings that are cached for a vocabulary, and guesses at its words. */
const mostReadings = 200;

/** What was read in a vocabulary lately. */
interface Readings {
  whole: (piece: string) => Reading;
  begun: (piece: string) => Reading;
  guesses: (form: string) => Candidate[];
}

const readings = new WeakMap<Vocabulary, Readings>();

/** A vocabulary is complete before it is read in. */
function readingsIn(vocabulary: Vocabulary): Readings {
  const known = readings.get(vocabulary) ?? {
    whole: remembered((piece) => readAnew(piece, vocabulary, false), mostReadings),
    begun: remembered((piece) => readAnew(piece, vocabulary, true), mostReadings),
    guesses: remembered((form) => guessesAt(form, vocabulary), mostReadings),
  };
  readings.set(vocabulary, known);
  return known;
}

function read(piece: string, vocabulary: Vocabulary, last: boolean): Reading {
  const {whole, begun} = readingsIn(vocabulary);
  return last ? begun(piece) : whole(piece);
}

function guessesAt(form: string, vocabulary: Vocabulary): Candidate[] {
  const candidates = [
    ...soundCandidates(form, vocabulary),
    ...typoCandidates(form, vocabulary),
    ...familyCandidates(form, vocabulary),
    ...compoundCandidates(form, vocabulary),
  ];
  return candidates.sort((a, b) => b.weight - a.weight);
}

function guess(word: QueryWord, vocabulary: Vocabulary): QueryWord {
  if (word.candidates.length > 0 || word.optional) {
    return word;
  }
  const candidates = readingsIn(vocabulary).guesses(word.form);
  const best = candidates[0];
  // “dead” is no slip of “read”: it says what kind of query this is.
  const isFaultAlone = isFault([word.form]) && !isFault([best?.form ?? '']);
  return best && !isFaultAlone
    ? {...word, candidates: candidates.filter(({weight}) => weight > best.weight / 2), corrected: best.form}
    : {...word, optional: isFaultAlone};
}

const bestWeight = ({candidates}: QueryWord): number => candidates[0]?.weight ?? 0;
const sure = (words: readonly QueryWord[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, word) => sum + bestWeight(word), 0) / words.length;

const asSwitched = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word) => ({...word, corrected: word.corrected ?? word.form}));

function hasSubject(words: readonly QueryWord[]): boolean {
  return words.some(({form, optional}) => !optional && form.length > 2);
}

/** True when the piece makes words only on the other keyboard, and words that are no stop words. */
export function isOnOtherKeyboard(piece: string, vocabulary: Vocabulary): boolean {
  const switched = otherLayout(piece);
  const other = switched === null ? null : read(switched, vocabulary, false);
  return other !== null && other.exact && hasSubject(other.words) && !read(piece, vocabulary, false).known;
}

/** True when the piece makes a known word only by its sound in the other alphabet. */
export function isBySound(piece: string, vocabulary: Vocabulary): boolean {
  const own = read(piece, vocabulary, false);
  return !own.known && own.words.some(({form}) => form.length > shortestPrefix && vocabulary.soundsLike(form));
}

/** True when every word with a subject is understood. */
function isWhole(words: readonly QueryWord[]): boolean {
  return words.every(({candidates, optional}) => optional || candidates.length > 0);
}

/** A short word that other words have shown how to read: «pri» among transliterated words is «при». */
function readByHabit(piece: string, vocabulary: Vocabulary, last: boolean, habits: Habits): QueryWord[] | null {
  const switched = habits.otherKeyboard ? otherLayout(piece) : null;
  if (switched !== null) {
    const other = read(switched, vocabulary, last);
    return other.exact || (other.known && last) ? asSwitched(other.words) : null;
  }
  const spelled = habits.bySound ? stopWordSounding(wordForm(piece)) : null;
  return spelled === null ? null : asSwitched(read(spelled, vocabulary, false).words);
}

/**
 * Words of one piece of a query. A piece that nothing in the texts begins with is read on the other keyboard,
 * then by sound in the other alphabet, then with typing slips, whichever is nearest to known words.
 */
export function readPiece(piece: string, vocabulary: Vocabulary, options: ReadingOptions): QueryWord[] {
  const {last, literal, habits} = options;
  const own = read(piece, vocabulary, last);
  if (literal) {
    return own.words;
  }
  const habitual = habits ? readByHabit(piece, vocabulary, last, habits) : null;
  if (habitual) {
    return habitual;
  }
  if (own.exact) {
    return own.words;
  }
  const switched = otherLayout(piece);
  const other = switched === null ? null : read(switched, vocabulary, last);
  if (other?.exact && hasSubject(other.words)) {
    return asSwitched(other.words);
  }
  if (own.known) {
    return own.words;
  }
  if (other?.known && other.words.every(({form}) => form.length >= shortestPrefix)) {
    return asSwitched(other.words);
  }
  const guessed = own.words.map((word) => guess(word, vocabulary));
  const guessedOther = (other?.words ?? []).map((word) => guess(word, vocabulary));
  const switchable = isWhole(guessedOther) && hasSubject(guessedOther);
  return switchable && sure(guessedOther) > sure(guessed) ? asSwitched(guessedOther) : guessed;
}
