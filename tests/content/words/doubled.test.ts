import {expect, it} from 'vitest';
import {doubledProblems} from './doubled';
import {proseTexts} from './prose';

const found = (source: string) =>
  doubledProblems(proseTexts(source, 'README.md', 'en')).map(({line, value}) => ({line, value}));

it('finds a word that stands twice, also over the end of a line', () => {
  expect(found('one\n\nSee the the page, and the compressed\ncompressed copies')).toEqual([
    {line: 3, value: 'the the'},
    {line: 3, value: 'compressed compressed'},
  ]);
});

it.each(['- the\n- the', 'that `code` that', 'the thesis', 'a-b b', 'the, the'])('passes over %j', (source) =>
  expect(found(source)).toEqual([]),
);
