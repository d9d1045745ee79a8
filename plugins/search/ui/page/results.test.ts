import {describe, expect, it} from 'vitest';
import {resultOf, type PageHit} from './result';
import {noResults, resultsAfter, type ResultsPage} from './resultsState';

const localUrl = (url: string) => new URL(url).pathname + new URL(url).hash;
const hit: PageHit = {
  objectID: '1',
  url: 'https://docs.example/w/map#key',
  hierarchy: {lvl1: 'Карта', lvl2: 'Ключ', lvl3: null},
  _highlightResult: {hierarchy: {lvl1: {value: 'Карта'}, lvl2: {value: '<mark>Ключ</mark>'}}},
  _snippetResult: {content: {value: 'Получите <mark>ключ</mark> &amp; домен'}},
};

describe('resultOf', () => {
  it('is titled by the section and carries its path and the words around the match', () => {
    expect(resultOf(hit, localUrl)).toEqual({
      id: '1',
      url: '/w/map#key',
      title: [{text: 'Ключ', marked: true}],
      path: [[{text: 'Карта', marked: false}]],
      snippet: [
        {text: 'Получите ', marked: false},
        {text: 'ключ', marked: true},
        {text: ' & домен', marked: false},
      ],
    });
  });

  it('takes plain headings where an engine has not highlighted', () => {
    const {title, snippet} = resultOf({...hit, _highlightResult: undefined, _snippetResult: undefined}, localUrl);
    expect([title, snippet]).toEqual([[{text: 'Ключ', marked: false}], []]);
  });
});

describe('resultsAfter', () => {
  const result = (id: string) => ({...resultOf(hit, localUrl), id});
  const page = (number: number, ...ids: string[]): ResultsPage => ({
    results: ids.map(result),
    page: number,
    nbPages: 2,
    nbHits: 3,
    note: null,
  });
  const first = resultsAfter(resultsAfter(noResults, {kind: 'asked'}), {kind: 'came', page: page(0, 'a', 'b')});
  const ids = (state: typeof first) => state.results.map(({id}) => id);

  it('adds the next page and no result twice', () => {
    const both = resultsAfter(first, {kind: 'came', page: page(1, 'b', 'c')});
    expect([ids(both), both.page, both.status]).toEqual([['a', 'b', 'c'], 1, 'done']);
  });

  it('replaces the results by those of another query only when they come', () => {
    const asked = resultsAfter(first, {kind: 'asked'});
    expect([ids(asked), asked.status]).toEqual([['a', 'b'], 'loading']);
    expect(ids(resultsAfter(asked, {kind: 'came', page: page(0, 'x')}))).toEqual(['x']);
  });

  it('fails and forgets', () => {
    expect(resultsAfter(first, {kind: 'failed'}).status).toBe('failed');
    expect(resultsAfter(first, {kind: 'cleared'})).toBe(noResults);
  });
});
