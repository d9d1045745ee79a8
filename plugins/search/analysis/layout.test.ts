import {describe, expect, it} from 'vitest';
import {otherLayout} from './layout';

describe('otherLayout', () => {
  it.each([
    ['yfcnhjqrb', 'настройки'],
    ['inhb[rjl', 'штрихкод'],
    ['rk.x', 'ключ'],
    ['j,]zdktybt', 'объявление'],
    ['сруслщге', 'checkout'],
    ['штыефдд', 'install'],
    ['GDP', 'ПВЗ'],
  ])('%s was meant as %s', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });

  it('has no other reading for numbers, signs and mixed alphabets', () => {
    expect(['136', '[]', 'ключ key', ''].map(otherLayout)).toEqual([null, null, null, null]);
  });
});
