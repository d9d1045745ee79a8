import {describe, expect, it} from 'vitest';
import {stem} from '../analysis/stem';
import {escapeHtml} from './escape';
import {highlight} from './highlight';
import {snippet} from './snippet';

const tags = {preTag: '<mark>', postTag: '</mark>'};
const terms = (...words: string[]) => new Map(words.map((word) => [stem(word), word]));

describe('escapeHtml', () => {
  it('leaves nothing that HTML could take for itself', () => {
    expect(escapeHtml(`<a href="x" id='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;');
  });
});

describe('highlight', () => {
  it('marks every form of the word and escapes the rest', () => {
    expect(highlight('Накладные <b> & «накладной»', terms('накладная'), tags)).toEqual({
      value: '<mark>Накладные</mark> &lt;b&gt; &amp; «<mark>накладной</mark>»',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['накладная'],
    });
  });

  it('marks the part of a compound word that matched', () => {
    expect(highlight('хук woocommerce_checkout', terms('checkout'), tags).value).toBe(
      'хук woocommerce_<mark>checkout</mark>',
    );
    expect(highlight('onComponentMount', terms('component'), tags).value).toBe('on<mark>Component</mark>Mount');
  });

  it('marks words with ё, in look-alike letters and with a stress', () => {
    expect(highlight('Платёж', terms('платеж'), tags).value).toBe('<mark>Платёж</mark>');
    expect(highlight('формат A6', new Map([['a6', 'а6']]), tags).value).toBe('формат <mark>A6</mark>');
  });

  it('measures how much of the query the text has', () => {
    const two = terms('карта', 'ключ');
    expect(highlight('карта', two, tags)).toMatchObject({matchLevel: 'partial', matchedWords: ['карта']});
    expect(highlight('ключ карты', two, tags)).toMatchObject({matchLevel: 'full', fullyHighlighted: true});
    expect(highlight('курьер', two, tags)).toEqual({value: 'курьер', matchLevel: 'none', matchedWords: []});
  });

  it('counts several terms of one word of the query once', () => {
    const synonyms = new Map([
      ['waybill', 'накладная'],
      [stem('накладная'), 'накладная'],
    ]);
    expect(highlight('накладная', synonyms, tags).matchLevel).toBe('full');
  });
});

describe('snippet', () => {
  const text =
    'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать ключ карты четырнадцать';
  const options = {...tags, words: 5, ellipsis: '…'};

  it('shows the asked number of words around the most different matches', () => {
    expect(snippet(text, terms('ключ', 'карта', 'один'), options)).toEqual({
      value: '…одиннадцать двенадцать <mark>ключ</mark> <mark>карты</mark> четырнадцать',
      matchLevel: 'full',
    });
  });

  it('begins at the beginning when nothing matches', () => {
    expect(snippet(text, terms('курьер'), options)).toEqual({value: 'один два три четыре пять…', matchLevel: 'none'});
  });

  it('cuts both sides when it must, and neither when it need not', () => {
    expect(snippet(text, terms('семь'), options).value).toBe('…пять шесть <mark>семь</mark> восемь девять…');
    expect(snippet('(всё!)', terms('все'), options).value).toBe('(<mark>всё</mark>!)');
  });

  it('escapes what it shows', () => {
    expect(snippet('<b>жирно</b> & так далее', terms('жирно'), {...options, words: 10}).value).toBe(
      '&lt;b&gt;<mark>жирно</mark>&lt;/b&gt; &amp; так далее',
    );
  });
});
