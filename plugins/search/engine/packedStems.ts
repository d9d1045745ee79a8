import {stem} from '../analysis/stem';

/** Sign of a word whose stem has no sign: the stemmer finds it when it is asked for. */
const noSign = '-';
/** A stem is the word less some last letters, in English often with «i» in place of the last of these. */
const cutFrom = '0'.charCodeAt(0);
const replacedFrom = 'A'.charCodeAt(0);
const mostCut = 9;

const stemmable = /^(?:[а-я]{3,}|[a-z]{3,})$/;

/** One sign that gives the stem of a normalized word, so that the browser need not stem every word of the manual. */
export function stemSign(form: string): string {
  const stemmed = stem(form);
  const cut = form.length - stemmed.length;
  if (!stemmable.test(form) || cut < 0 || cut > mostCut) {
    return noSign;
  }
  if (form.startsWith(stemmed)) {
    return String.fromCharCode(cutFrom + cut);
  }
  return stemmed === `${form.slice(0, stemmed.length - 1)}i` ? String.fromCharCode(replacedFrom + cut) : noSign;
}

/** The stem of a normalized word by its sign; null when there is none, or it gives none. */
export function stemBySign(form: string, sign: string): string | null {
  if (sign === noSign || sign === '') {
    return null;
  }
  const code = sign.charCodeAt(0);
  return code < replacedFrom
    ? form.slice(0, form.length - (code - cutFrom))
    : `${form.slice(0, form.length - (code - replacedFrom) - 1)}i`;
}
