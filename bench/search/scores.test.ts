import {describe, expect, it} from 'vitest';
import {isHeldOut, readSets, withAddedPages, type Query} from './queries';
import {outcomesOf, scoreOf} from './scores';

const query = (text: string, expected: string[], ok?: string[]): Query => ({
  lang: 'ru',
  query: text,
  expected,
  kind: 'exact',
  ...(ok && {ok}),
});

/** Answers every query with the same pages. */
const engine = (...pages: string[]) => ({name: 'test', search: () => pages.map((page) => `/wordpress/${page}#part`)});

describe('scores', () => {
  it('count an expected page at rank 1 as strict, and one that will do within three as lenient', async () => {
    const queries = [
      query('expected first', ['setup']),
      query('expected second', ['faq']),
      query('will do third', ['other'], ['yandex']),
      query('expected fourth', ['calculation']),
      query('not found', ['other']),
    ];
    const outcomes = await outcomesOf(engine('setup', 'faq', 'yandex', 'calculation'), queries);
    expect(scoreOf(outcomes)).toEqual({
      queries: 5,
      first: 1 / 5,
      withinThree: 3 / 5,
      reciprocal: (1 + 1 / 2 + 1 / 4) / 5,
    });
  });

  it('call the first page of a language “intro”', async () => {
    const [outcome] = await outcomesOf({name: 'test', search: () => ['/wordpress/en/#top']}, [
      query('start', ['intro']),
    ]);
    expect(outcome?.rank).toBe(1);
  });
});

describe('query sets', () => {
  const sets = readSets();

  it('have no empty set and no query without a page', () => {
    expect(sets.filter(({queries}) => queries.length === 0)).toEqual([]);
    expect(sets.flatMap(({queries}) => queries).filter(({expected}) => expected.length === 0)).toEqual([]);
  });

  it('separate the held-out third', () => {
    for (const {name, queries} of sets.filter((set) => set.name.startsWith('by '))) {
      expect(queries.filter((one) => isHeldOut(one) !== name.endsWith('held out'))).toEqual([]);
    }
  });

  it('add pages to known queries only', () => {
    const added = {page: 'faq', why: 'It has the answer.'};
    expect(withAddedPages([query('a', ['setup'])], [{...added, queries: ['a']}], 'given-1')[0]?.expected).toEqual([
      'setup',
      'faq',
    ]);
    expect(() => withAddedPages([query('a', ['setup'])], [{...added, queries: ['b']}], 'given-1')).toThrow(
      '“b” is not a query',
    );
  });
});
