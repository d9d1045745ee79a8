import {describe, expect, it} from 'vitest';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {indexedWords, termsOf} from './terms';

describe('indexedWords', () => {
  it('gives a compound word whole and in parts', () => {
    expect(indexedWords('woocommerce_checkout').map(({form}) => form)).toEqual([
      'woocommerce_checkout',
      'woocommerce',
      'checkout',
    ]);
  });

  it('reads a code typed in look-alike letters of the other alphabet', () => {
    expect(indexedWords('А6')).toEqual(indexedWords('A6'));
  });
});

describe('termsOf', () => {
  it('gives stems in the order of the text', () => {
    expect(termsOf('Накладные СДЭК')).toEqual([stem('накладные'), stem('сдэк')]);
  });
});

describe('isStopWord', () => {
  it('knows words without a subject in both languages, and no others', () => {
    expect(['не', 'как', 'the', 'how'].every(isStopWord)).toBe(true);
    expect(['карта', 'key', 'пвз', '136'].some(isStopWord)).toBe(false);
  });
});
