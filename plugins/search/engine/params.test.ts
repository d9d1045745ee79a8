import {describe, expect, it} from 'vitest';
import {paramsLine, requestsOf, searchedQuery, wholeNumber} from './params';

describe('requestsOf', () => {
  it('takes the object of the light client and the bare list of older callers alike', () => {
    const modern = requestsOf({requests: [{indexName: 'manual', query: 'ключ', hitsPerPage: 5}]});
    const older = requestsOf([{indexName: 'manual', params: {query: 'ключ', hitsPerPage: 5}}]);
    expect(older).toEqual(modern);
  });

  it('takes parameters in one encoded line', () => {
    expect(requestsOf([{indexName: 'manual', params: 'query=%D0%BA%D0%BB%D1%8E%D1%87&page=2'}])).toEqual([
      {indexName: 'manual', query: 'ключ', page: '2'},
    ]);
  });
});

describe('searchedQuery', () => {
  it('cuts at 64 characters and reads control characters as spaces', () => {
    expect(searchedQuery('я'.repeat(70))).toHaveLength(64);
    expect(searchedQuery('\u0000ключ\u0007карты')).toBe('ключ карты');
  });

  it('leaves the space that ends a word, and nothing of spaces alone', () => {
    expect([searchedQuery(' ключ '), searchedQuery('   '), searchedQuery(undefined)]).toEqual(['ключ ', '', '']);
  });
});

describe('wholeNumber', () => {
  it.each([
    [undefined, 20],
    ['7', 7],
    [3.9, 3],
    [-1, 1],
    [5000, 1000],
    ['many', 20],
  ])('%j is %i', (value, number) => {
    expect(wholeNumber(value, 20, 1, 1000)).toBe(number);
  });
});

describe('paramsLine', () => {
  it('echoes the parameters without the index name', () => {
    const line = paramsLine({indexName: 'manual', query: 'ключ', facetFilters: ['language:ru'], page: 1});
    expect(Object.fromEntries(new URLSearchParams(line))).toEqual({
      query: 'ключ',
      facetFilters: '["language:ru"]',
      page: '1',
    });
  });
});
