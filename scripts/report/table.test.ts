import {expect, it} from 'vitest';
import type {PageReport} from './pages';
import {tableOf} from './table';

const page: PageReport = {
  locale: 'ru',
  page: 'functionality-admin/cod',
  title: 'Оплата',
  changed: '2026-11-01',
  ageDays: 20,
  checkedWith: '5.0',
  words: 1404,
  minutes: 8,
  sentence: {mean: 9, longest: 28},
  figures: 2,
  tools: 1,
  links: {from: 4, to: 9, outside: 1},
  queries: {first: 12, all: 30},
  questions: ['D001', 'D002'],
};

it('sets one line a page under the names of its columns', () => {
  const [head = '', first = '', second = '', ...rest] = tableOf([
    page,
    {...page, page: 'faq', changed: null, ageDays: null, checkedWith: null},
  ]).split('\n');
  expect(rest).toEqual([]);
  expect(head.split(/\s+/)).toHaveLength(15);
  expect(first.split(/\s+/)).toEqual(
    'functionality-admin/cod 2026-11-01 20 5.0 1404 8 9.0 28 2 1 4 9 1 12/30 2'.split(' '),
  );
  expect(second).toMatch(/^faq +– +– +– +1404/);
  expect(new Set([head, first, second].map((line) => line.length)).size).toBe(1);
});
