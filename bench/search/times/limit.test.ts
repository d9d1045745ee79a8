import {expect, it} from 'vitest';
import {pageLimit} from './limit';

it('is where the first of the times passes its limit', () => {
  const small = {pages: 20, first: 1000, median: 8};
  expect(pageLimit([small, {pages: 200, first: 3000, median: 12}])).toBe(110);
  expect(pageLimit([small, {pages: 200, first: 3000, median: 40}])).toBe(65);
});

it('is unknown when nothing was too slow, or everything', () => {
  expect(pageLimit([{pages: 20, first: 100, median: 1}])).toBeNull();
  expect(pageLimit([{pages: 20, first: 9000, median: 1}])).toBeNull();
});
