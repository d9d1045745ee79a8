import {describe, expect, it} from 'vitest';
import {stem} from '../analysis/stem';
import {expand} from './expand';
import {smallIndex} from './searchIndex.fixture';
import {searchIndex} from './searchIndex';
import {termWords} from './termWords';

const index = searchIndex(smallIndex);
const terms = (query: string, literal = false) => [...termWords(expand(query, index, literal).groups).keys()];
const corrected = (query: string) => expand(query, index).corrected;

describe('expand', () => {
  it('knows a word in any inflection and leaves the query alone', () => {
    expect(terms('накладными ')).toEqual([stem('накладная')]);
    expect(corrected('накладными')).toBeNull();
  });

  it('continues the word that is being typed, the shorter continuations heavier', () => {
    const candidates = expand('достав', index).groups[0]?.alternatives[0]?.words[0] ?? [];
    expect(candidates.map(({term}) => term)).toEqual([stem('доставка'), stem('доставленный')]);
    expect(candidates[0]?.weight).toBeGreaterThan(candidates[1]?.weight ?? 1);
  });

  it.each([
    ['yfrkflyfz', 'накладная'],
    ['inhb[rjl', 'штрихкод'],
    ['ыуегз вщсы', null],
    ['kjujdj', null],
    ['nastroyka plagina', 'настройка плагина'],
    ['shtrihkod', 'штрихкод'],
    ['накланая', 'накладная'],
    ['секретный клюсч', 'секретный ключ'],
    ['GDP', 'пвз'],
  ])('reads %s as %s', (typed, meant) => {
    expect(corrected(`${typed} `)).toBe(meant);
  });

  it('does not take single letters of the other keyboard for a word', () => {
    const sections = [{level: 1, heading: 'Версия PHP', text: 'Вес g, длина x.'}];
    const pages = smallIndex.pages.slice(0, 1).map((page) => ({...page, sections}));
    expect(expand('пхп ', searchIndex({...smallIndex, pages})).corrected).toBe('php');
  });

  it('corrects a word of failing to no word of another kind, and lets results lack it', () => {
    const sections = [{level: 1, heading: 'Read the price', text: 'It is empty.'}];
    const pages = smallIndex.pages.slice(0, 1).map((page) => ({...page, sections}));
    const read = (query: string) => expand(query, searchIndex({...smallIndex, pages}));
    expect(read('raed price ').corrected).toBe('read price');
    expect(read('dead price ').corrected).toBeNull();
    expect(read('dead price ').groups.map(({optional}) => optional)).toEqual([true, false]);
    expect(read('emptyy price ').corrected).toBe('empty price');
  });

  it('is no surer of another name than of the word that it stands for', () => {
    const other = (query: string) => expand(query, index).groups[0]?.alternatives[1]?.weight ?? 0;
    expect(other('песочни')).toBeGreaterThan(0);
    expect(other('песочни')).toBeLessThan(other('песочница'));
  });

  it('prefers a word as typed to any other reading of it', () => {
    expect(corrected('COD')).toBeNull();
    expect(corrected('136')).toBeNull();
  });

  it('does not guess codes and numbers', () => {
    expect(expand('135', index).groups[0]?.alternatives[0]?.words).toEqual([[]]);
  });

  it('adds the names that texts use, for one word and for a phrase', () => {
    expect(terms('самовывоз ')).toEqual(expect.arrayContaining([stem('пункт'), stem('выдачи'), 'пвз']));
    expect(terms('оплата при получении ')).toEqual(expect.arrayContaining([stem('наложенный'), stem('платеж')]));
  });

  it('finds names typed by slip or on the other keyboard too', () => {
    expect(terms('gtcjxybwf ')).toEqual(expect.arrayContaining([stem('тестовый'), stem('режим')]));
  });

  it('takes a literal query as it is', () => {
    expect(terms('самовывоз ', true)).toEqual([stem('самовывоз')]);
    expect(expand('накланая ', index, true)).toMatchObject({
      corrected: null,
      groups: [{alternatives: [{words: [[]]}]}],
    });
  });

  it('does not split a code where the texts have it and splits it where they do not', () => {
    expect(expand('woocommerce_checkout ', index).groups.map(({forms}) => forms)).toEqual([['woocommerce_checkout']]);
    expect(expand('woocommerce_ключ ', index).groups.map(({forms}) => forms)).toEqual([['woocommerce'], ['ключ']]);
  });

  it('marks words without a subject as optional', () => {
    expect(expand('как распечатать', index).groups.map(({optional}) => optional)).toEqual([true, false]);
  });

  it('has no groups for signs and spaces', () => {
    expect(['', '   ', '!!! …', '<>'].map((query) => expand(query, index).groups)).toEqual([[], [], [], []]);
  });

  it('is pure', () => {
    expect(expand('yfrkflyfz печать', index)).toEqual(expand('yfrkflyfz печать', index));
  });
});
