import {describe, expect, it} from 'vitest';
import {cleanText, foldHomoglyphs, normalizeWord} from './normalize';

describe('cleanText', () => {
  it('makes no-break and thin spaces plain and joins runs of them', () => {
    expect(cleanText(' 5\u00A0000\u202F₽\n\t за  место ')).toBe('5 000 ₽ за место');
  });

  it('drops soft hyphens, zero-width signs and stress marks, composes letters', () => {
    expect(cleanText('достав\u00ADка\u200B а\u0301дрес и\u0306')).toBe('доставка адрес й');
  });
});

describe('normalizeWord', () => {
  it('reads ё as е and capitals as small letters', () => {
    expect(normalizeWord('Платёж')).toBe('платеж');
  });

  it('folds й typed in one sign or two into one', () => {
    expect(normalizeWord('и\u0306од')).toBe('йод');
  });

  it('makes one hyphen and one apostrophe of their kinds', () => {
    expect(normalizeWord('doesn’t\u2011it')).toBe("doesn't-it");
  });
});

describe('foldHomoglyphs', () => {
  it.each([
    ['а6', 'a6'],
    ['сdek', 'cdek'],
    ['cдэк', 'сдэк'],
    ['xml', 'xml'],
    ['сдэк', 'сдэк'],
    ['ndc10', 'ndc10'],
    ['д6', 'д6'],
  ])('%s becomes %s', (typed, folded) => {
    expect(foldHomoglyphs(typed)).toBe(folded);
  });
});
