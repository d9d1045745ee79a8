import {describe, expect, it} from 'vitest';
import {stem} from '../analysis/stem';
import {stemBySign, stemSign} from './packedStems';

const words =
  'накладная накладными доставка доставить режим режиме счет распечатайте delivery deliveries settings automatically waybill ключ';

describe('stemSign', () => {
  it.each(words.split(' '))('gives the stem of %s', (word) => {
    expect(stemBySign(word, stemSign(word))).toBe(stem(word));
  });

  it.each(['136', 'pvz_code', 'v4.2', 'я', 'woocommerce-checkout', "don't"])('leaves %s to the stemmer', (word) => {
    expect(stemBySign(word, stemSign(word))).toBeNull();
  });

  it('gives nothing without a sign', () => {
    expect(stemBySign('накладная', '')).toBeNull();
  });
});
