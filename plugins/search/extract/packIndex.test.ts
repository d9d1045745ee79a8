import {describe, expect, it} from 'vitest';
import {smallIndex} from '../engine/searchIndex.fixture';
import {parseIndex, unpackIndex} from '../engine/packedIndex';
import {packIndex} from './packIndex';

const withText = (text: string) => ({
  ...smallIndex,
  pages: smallIndex.pages.map((page) => ({...page, sections: [{level: 1, heading: 'Одно', text}]})),
});

describe('packIndex', () => {
  it('comes back as it was', () => {
    expect(parseIndex(JSON.stringify(packIndex(smallIndex)))).toEqual(smallIndex);
  });

  it.each([
    'Слово. слово? Слово! слово',
    'iPhone и WooCommerce, СДЭК; A6 — v4.2',
    '«Кавычки» "и" \\ обратная черта',
    'В начале. В конце… И в',
    '1 место, 2 места. 3 Места',
    'İstanbul ǅ ß Straße',
    '—',
  ])('keeps %j', (text) => {
    expect(unpackIndex(packIndex(withText(text))).pages[0]?.sections[0]?.text).toBe(text);
  });

  it('writes a word once, in whatever case', () => {
    const text = 'Накладная. Где накладная? Ваша Накладная.';
    const {words, worded} = packIndex(withText(text));
    expect(words.join('').match(/акладная/g)).toHaveLength(1);
    expect(worded.text).not.toContain('акладная');
  });

  it('names a text that would not come back', () => {
    expect(() => packIndex(withText('две\nстроки'))).toThrow('does not survive packing');
  });

  it('names a file with a sign of no word', () => {
    const packed = packIndex(smallIndex);
    expect(() => unpackIndex({...packed, words: ['', '', '']})).toThrow('does not have');
  });
});
