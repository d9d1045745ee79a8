import {stem} from './stem';

/** Shortest root that may remain, by the length of the ending: a shorter one would join words of nothing in common. */
const shortestRoots = [4, 5, 4];
/** «Точ-к-а» and «точ-ек» are forms of one word, which the stemmer separates. */
const shortestBeforeK = 3;

/**
 * Endings of stems by which Russian makes one part of speech of another, and which Snowball leaves in place:
 * «установк-а» and «установ-ить», «автоматизац-ия» and «автоматическ-и», «создайт-е» and «создан-ие».
 */
const russianSuffixes = [
  'изирова ирова изац ическ ичн тельн тел ован ова ева ыва ива яем аем ент ени ани ен ан ян ост ств ник щик чик очн очк ик',
  'ок ек ичн альн н к т й а я и е у ь',
]
  .join(' ')
  .split(' ');

/** The same for English: `automat-ic` and `autom-ation`, `deliver-y` and `deliv-er`. */
const englishSuffixes = 'ational ation ition ment ness abl ibl ator ion ant ent ati at ic al er or iv i e y'.split(' ');

/** Letter that Russian puts in between: «отправ-ить», but «отправл-ение». */
const insertedL = /(?<=[бвмпф])л$/;

const cyrillic = /^[а-я]+$/;
const latin = /^[a-z]+$/;

function shortestRoot(suffix: string): number {
  return /^[ое]?к$/.test(suffix) ? shortestBeforeK : (shortestRoots[suffix.length] ?? 4);
}

function withoutSuffixes(word: string, suffixes: readonly string[]): string {
  const suffix = suffixes.find(
    (ending) => word.endsWith(ending) && word.length - ending.length >= shortestRoot(ending),
  );
  return suffix === undefined ? word : withoutSuffixes(word.slice(0, -suffix.length), suffixes);
}

const known = new Map<string, string>();

/** Consonants that Russian changes at the end of a root: «отслед-ить», but «отслеж-ивать». */
const alternations: Readonly<Record<string, string>> = {ж: 'д', ч: 'т', щ: 'т', ш: 'с'};

function familyOf(form: string): string {
  const stemmed = stem(form);
  if (cyrillic.test(stemmed)) {
    const root = withoutSuffixes(stemmed, russianSuffixes);
    const whole = root.length > 4 ? root.replace(insertedL, '') : root;
    const last = whole.slice(-1);
    return whole.length > 4 ? whole.slice(0, -1) + (alternations[last] ?? last) : whole;
  }
  return latin.test(stemmed) ? withoutSuffixes(stemmed, englishSuffixes) : stemmed;
}

/**
 * What words of one family have in common, whatever part of speech they are: a key, not a word. Coarser than the stem;
 * two words of one stem always have one family. Takes a normalized form.
 */
export function family(form: string): string {
  let found = known.get(form);
  if (found === undefined) {
    found = familyOf(form);
    known.set(form, found);
  }
  return found;
}
