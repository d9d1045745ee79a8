import {newStemmer} from 'snowball-stemmers';

const russian = newStemmer('russian');
const english = newStemmer('english');

const cyrillicWord = /^[а-я]{3,}$/;
const latinWord = /^[a-z]{3,}(?:'[a-z]+)?$/;

const known = new Map<string, string>();

/** A compound whose last part is Russian: «яндекс.карты», «интернет-магазином». It alone is inflected. */
const inflectedCompound = /^(.+[-_.:'])([а-я]{3,})$/;

function stemOf(word: string): string {
  const [, head, tail] = inflectedCompound.exec(word) ?? [];
  if (head !== undefined && tail !== undefined) {
    return head + russian.stem(tail);
  }
  if (cyrillicWord.test(word)) {
    return russian.stem(word);
  }
  return latinWord.test(word) ? english.stem(word) : word;
}

/** Makes the stem of a normalized word known without stemming it: the index of the site brings it. */
export function cacheStem(word: string, stemmed: string): void {
  known.set(word, stemmed);
}

/**
 * Stem of a normalized word, by the alphabet it is written in.
 * Codes, numbers and words of one or two letters are their own stem.
 */
export function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) {
    found = stemOf(word);
    known.set(word, found);
  }
  return found;
}
