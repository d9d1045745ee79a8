import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {homoglyphProblems, mixedWords} from './homoglyphs';

describe('mixedWords', () => {
  it.each([
    'Доставка СДЭК в WooCommerce',
    'PHP-код и API-ключ',
    'План A и план B',
    '3D-карта',
    'Пункт a',
    'колонки A и B',
  ])('lets “%s” through', (text) => {
    expect(mixedWords(text)).toEqual([]);
  });

  it.each([
    ['дocтавка', ['дocтавка']],
    ['CДЭК и СDEK', ['CДЭК', 'СDEK']],
    ['заказ c доставкой', ['c']],
    ['оплата, a доставка', ['a']],
    ['B корзине нет доставки', ['B']],
  ])('finds the wrong letters in “%s”', (text, words) => {
    expect(mixedWords(text)).toEqual(words);
  });
});

describe('homoglyphProblems', () => {
  it('names line and word, in text and aliases, and keeps to the list', async () => {
    const fixture = await page('Раз.\nЭто дocтавка, `дocтавка`.', 'title: Ключ\naliases: [cдэк]');
    expect(homoglyphProblems(fixture, []).map(({line, value}) => `${line}: ${value}`)).toEqual([
      '7: the word “дocтавка” mixes Cyrillic and Latin letters',
      '1: the word “cдэк” mixes Cyrillic and Latin letters',
    ]);
    expect(homoglyphProblems(fixture, ['дocтавка', 'cдэк'])).toEqual([]);
  });
});
