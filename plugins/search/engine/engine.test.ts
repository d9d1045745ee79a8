import {describe, expect, it} from 'vitest';
import {SearchEngine} from './engine';
import {smallIndex} from './searchIndex.fixture';
import type {IndexedPage, IndexedSection} from './indexFile';
import type {SearchRequest} from './params';
import type {SearchResponse} from './response';

const engine = new SearchEngine(smallIndex);

function ask(query: string, request: Partial<SearchRequest> = {}): SearchResponse {
  const [first] = engine.search({requests: [{indexName: 'manual', query, ...request}]}).results;
  return first as SearchResponse;
}
const found = (query: string) => ask(query).hits.map(({objectID}) => objectID.slice(3));

/** Anchor of the first result of a manual whose first pages have these sections. */
function firstOf(query: string, ...written: IndexedSection[][]): string | null | undefined {
  const pages = smallIndex.pages.map((page, index) => {
    const sections = written[index];
    return sections ? {...page, label: '', sections: [{level: 1, heading: 'Разное'}, ...sections]} : page;
  });
  const [answer] = new SearchEngine({...smallIndex, pages}).search([{indexName: 'manual', query}]).results;
  return (answer as SearchResponse).hits[0]?.anchor;
}

describe('ranking', () => {
  it.each([
    ['накладная', 'admin/waybill'],
    ['накладных', 'admin/waybill'],
    ['накладн', 'admin/waybill'],
    ['секретный ключ', 'setup#keys'],
    ['woocommerce_checkout', 'admin/waybill#hook'],
    ['onComponentMount', 'map#fails'],
    ['invalid api key', 'map#fails'],
    ['136', 'setup#tariffs'],
    ['наложеный платеж', 'admin/cod'],
    ['наложенный платёж', 'admin/cod'],
    ['оплата при получении', 'admin/cod'],
    ['cash on delivery', 'admin/cod'],
    ['barcode', 'admin/waybill#print'],
    ['штрихкот', 'admin/waybill#print'],
    ['а6', 'admin/waybill#print'],
    ['gtcjxybwf', 'setup#test-mode'],
    ['плагин не принимает ключи', 'setup#keys'],
    ['инсталляция', 'setup'],
    ['ключ яндекса', 'map'],
    ['повторно выбрать пвз', 'points#again'],
    ['карта не работает', 'map#fails'],
    ['штрих код', 'admin/waybill#print'],
    ['наложенныйплатеж', 'admin/cod'],
    ['термоштрихкод', 'admin/waybill#print'],
    ['настроить плагин', 'setup'],
    ['rk.x b lkz rfhns', 'map'],
    ['klyuch dlya karty', 'map'],
    ['Invalid api key 12345678', 'map#fails'],
  ])('%s finds %s first', (query, place) => {
    expect(found(query)[0]).toBe(place);
  });

  it('puts a heading above a text, and the page above its sections', () => {
    const places = found('пункт выдачи');
    expect(places[0]).toBe('points');
    expect(places.indexOf('admin/cod')).toBeGreaterThan(places.indexOf('points#again'));
  });

  it('answers a question that no section repeats word for word', () => {
    expect(found('где секретный ключ: наклейка, штрихкод, накладная, пункт, хук')).toContain('setup#keys');
  });

  it.each([
    ['тестовый режим', 'тестовом режиме'],
    ['тестовых режимов', 'тестовый режим'],
  ])('finds the same for %s and %s, which the stemmer separates', (one, other) => {
    expect(found(one)[0]).toBe('setup#test-mode');
    expect(found(other)[0]).toBe(found(one)[0]);
  });

  it('puts records with every word before those with some', () => {
    const places = found('накладная штрихкод');
    expect(places[0]).toBe('admin/waybill#print');
    expect(places).toContain('admin/waybill');
  });

  it('lets no word that occurs elsewhere by chance hide what the rest of a question names', () => {
    expect(found('где лежат наклейки штрихкода')[0]).toBe('admin/waybill#print');
  });

  it('puts a text with both keywords above a heading that is one of them', () => {
    const one = {level: 2, anchor: 'one', heading: 'Весы'};
    const both = {level: 2, anchor: 'both', heading: 'Остальное', text: `Весы, ${'картон, '.repeat(20)}скотч.`};
    expect(firstOf('скотч весы', [one], [both])).toBe('both');
  });

  it('prefers a heading that asks for a question', () => {
    const sections = [
      {level: 2, anchor: 'task', heading: 'Снизить цену доставки'},
      {level: 2, anchor: 'question', heading: 'Можно ли снизить цену доставки'},
    ];
    expect(firstOf('как снизить цену доставки', sections)).toBe('question');
    expect(firstOf('снизить цену доставки', sections)).toBe('task');
  });

  it('takes a page for a question whose entry in the sidebar asks one', () => {
    const page = (path: string, label: string) => ({
      ...(smallIndex.pages[0] as IndexedPage),
      path,
      label,
      aliases: [],
      sections: [{level: 1, heading: 'Весы и тара', text: 'Весы.'}],
    });
    const pages = [page('/w/task', 'Весы склада'), page('/w/asks', 'Какие весы')];
    const [answer] = new SearchEngine({...smallIndex, pages}).search({
      requests: [{indexName: 'manual', query: 'какие весы'}],
    }).results;
    expect((answer as SearchResponse).hits[0]?.url).toContain('/w/asks');
  });

  it('puts a task above a symptom unless the query names one', () => {
    expect(found('ключи сдэк')[0]).toBe('setup#keys');
    expect(found('карта')[0]).toBe('map');
    expect(found('не работает карта')[0]).toBe('map#fails');
  });

  it('ranks first what has the query word for word', () => {
    expect(found('склад дверь')[0]).toBe('setup#tariffs');
  });

  it('ranks pages of less weight lower', () => {
    expect(found('накладная').indexOf('old')).toBeGreaterThan(found('накладная').indexOf('admin/waybill#print'));
  });

  it('answers the same twice, equal ones in reading order', () => {
    expect(found('доставка')).toEqual(found('доставка'));
    const plain = {
      ...smallIndex,
      pages: smallIndex.pages.map((page) => ({...page, sections: [{level: 1, heading: 'Одно'}]})),
    };
    const [answer] = new SearchEngine(plain).search({requests: [{indexName: 'manual', query: 'одно'}]}).results;
    expect((answer as SearchResponse).hits.map(({position}) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('does not change the best result while a word is being typed', () => {
    const word = 'накладная';
    const firsts = [4, 5, 6, 7, 8, 9].map((length) => found(word.slice(0, length))[0]);
    expect(new Set(firsts)).toEqual(new Set(['admin/waybill']));
  });

  it.each(['<script>alert(1)</script>', '\u0000\u0007', '"\\\'`', '%%%', '🙂', '.'.repeat(500), 'ы'.repeat(5000)])(
    'is not harmed by %j',
    (query) => {
      expect(ask(query).query.length).toBeLessThanOrEqual(64);
    },
  );
});

describe('what the answer holds about the query', () => {
  it('holds how a query was understood, only when there are results', () => {
    expect(ask('yfrkflyfz').userData[0]).toEqual({corrected: 'накладная', suggestions: [], pages: []});
    expect(ask('накладная').userData[0].corrected).toBeNull();
  });

  it('searches literally when typos are not tolerated', () => {
    expect(ask('yfrkflyfz', {typoTolerance: false}).nbHits).toBe(0);
  });

  it.each(['"yfrkflyfz"', '«yfrkflyfz»', '"yfrkflyfz'])('searches literally for what is in quotes: %s', (query) => {
    expect(ask(query).nbHits).toBe(0);
  });

  it('does not call a query understood of which a word is not', () => {
    expect(ask('словарьъъщ').userData[0].corrected).toBeNull();
  });

  it('finds what is in quotes', () => {
    expect(found('"накладная"')[0]).toBe('admin/waybill');
  });

  it('suggests pages when nothing is found, the likest first', () => {
    const {nbHits, userData} = ask('словирюга');
    expect(nbHits).toBe(0);
    expect(userData[0].pages[0]).toEqual({title: 'Словарь', url: 'https://docs.example/w/old'});
    const {pages, suggestions} = ask('ъъъъ').userData[0];
    expect(pages).toHaveLength(3);
    expect(suggestions).toHaveLength(1);
    expect(pages.map(({title}) => title)).not.toContain(suggestions[0]);
  });

  it('finds everything for an empty query and nothing for signs', () => {
    expect(ask('').nbHits).toBe(14);
    expect(ask('!!!').nbHits).toBe(0);
  });
});
