import {describe, expect, it} from 'vitest';
import {stem} from '../analysis/stem';
import {Glossary} from './glossary';

const glossary = new Glossary(
  [
    {names: ['пункт выдачи', 'ПВЗ'], also: ['самовывоз']},
    {names: ['пункт'], also: []},
    {names: ['COD'], also: ['наложка']},
    {names: ['cash on delivery'], also: ['наложка']},
  ],
  stem,
);

describe('Glossary', () => {
  it('leads from any name to the names that texts use, never to words that only readers use', () => {
    expect(glossary.matches(['самовывоз'])[0]?.others).toEqual([['пункт', 'выдачи'], ['пвз']]);
    expect(glossary.matches(['пвз'])[0]?.others).toEqual([['пункт', 'выдачи']]);
  });

  it('finds a phrase in any inflection, the longest name first', () => {
    expect(glossary.matches(['где', 'пункты', 'выдачи', 'пункт'])).toEqual([
      {start: 1, length: 2, others: [['пвз']]},
      {start: 3, length: 1, others: []},
    ]);
  });

  it('joins entries that share a name', () => {
    expect(glossary.matches(['наложка'])[0]?.others).toEqual([['cod'], ['cash', 'on', 'delivery']]);
  });

  it('finds nothing in unknown words', () => {
    expect(glossary.matches(['курьер', 'накладная'])).toEqual([]);
  });
});
