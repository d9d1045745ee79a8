import {describe, expect, it} from 'vitest';
import {exampleOf, wordKey, wordPlaces, type ComparedQuery} from './examples';

const query = (locale: string, ...stems: string[]): ComparedQuery => ({
  locale,
  stems,
  pages: [
    {page: 'setup', right: true, inputs: [4, 2]},
    {page: 'faq', right: false, inputs: [2, 0]},
  ],
});

describe('what is learned from', () => {
  it('has a place for each page of a stem that two queries of a language have', () => {
    const queries = [query('ru', 'ключ', 'карт'), query('ru', 'ключ'), query('en', 'карт')];
    expect([...wordPlaces(queries, 2)]).toEqual([
      [wordKey('ru', 'setup', 'ключ'), 2],
      [wordKey('ru', 'faq', 'ключ'), 3],
    ]);
  });

  it('is the features of a page by their spread, and its stems', () => {
    const places = new Map([[wordKey('ru', 'faq', 'ключ'), 2]]);
    expect(exampleOf(query('ru', 'ключ', 'карт'), places, [2, 1])).toEqual({
      right: [true, false],
      inputs: [
        [
          {at: 0, value: 2},
          {at: 1, value: 2},
        ],
        [
          {at: 0, value: 1},
          {at: 1, value: 0},
          {at: 2, value: 1},
        ],
      ],
    });
  });
});
