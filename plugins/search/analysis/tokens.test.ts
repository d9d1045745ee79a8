import {describe, expect, it} from 'vitest';
import {partsOf, tokenize} from './tokens';

const words = (text: string) => tokenize(text).map((token) => token.text);

describe('tokenize', () => {
  it('does not split codes, versions and compound words', () => {
    expect(words('Хук woocommerce_checkout, v4.2, WP-282 и интернет-магазин (136).')).toEqual([
      'Хук',
      'woocommerce_checkout',
      'v4.2',
      'WP-282',
      'и',
      'интернет-магазин',
      '136',
    ]);
  });

  it('gives the position of each word', () => {
    const text = '«Ключ» СДЭК';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual(['Ключ', 'СДЭК']);
  });

  it('finds nothing in signs', () => {
    expect(tokenize('  …—!?<>%%% ')).toEqual([]);
  });
});

describe('partsOf', () => {
  it.each([
    ['интернет-магазин', ['интернет', 'магазин']],
    ['woocommerce_checkout', ['woocommerce', 'checkout']],
    ['onComponentMount', ['on', 'component', 'mount']],
    ['WooCommerce', ['woo', 'commerce']],
    ['v4.2', ['4.2', '4', '2']],
    ['WP-282', ['wp', '282']],
    ['накладная', []],
    ['API', []],
  ])('%s', (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });
});
