import type {SearchForFacetValuesResponse, SearchResponse as ProviderResponse} from 'algoliasearch/lite';
import {describe, expect, it} from 'vitest';
import {SearchEngine} from './engine';
import {smallIndex} from './searchIndex.fixture';
import type {Hit} from './hits';
import type {SearchRequest} from './params';
import type {FacetResponse, SearchResponse} from './response';

const engine = new SearchEngine(smallIndex);
const ask = (request: Partial<SearchRequest>): SearchResponse =>
  engine.search({requests: [{indexName: 'manual', ...request}]}).results[0] as SearchResponse;

/** What DocSearch's modal asks for. */
const modal: Partial<SearchRequest> = {
  attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'content', 'type', 'url'],
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:5'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
};

describe('the answer to a search', () => {
  it('has the provider’s shape', () => {
    // The compiler compares the shapes as well.
    const answer: ProviderResponse<Hit> = ask({query: 'накладная', facets: ['language'], ...modal});
    expect(answer).toMatchObject({
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: 'накладная',
      index: 'manual',
      exhaustiveNbHits: true,
      facets: {language: {ru: answer.nbHits}},
    });
    expect(answer.processingTimeMS).toBeGreaterThanOrEqual(1);
    expect(answer.params).toContain('hitsPerPage=20');
  });

  it('gives a hit what DocSearch prints, and only the attributes that were asked for', () => {
    const [hit] = ask({query: 'штрихкод', ...modal}).hits;
    expect(hit).toEqual({
      objectID: '/w/admin/waybill#print',
      url: 'https://docs.example/w/admin/waybill#print',
      type: 'lvl2',
      content: 'Штрихкод на коробку бывает формата A6 и A4.',
      hierarchy: {
        lvl0: 'Администратору',
        lvl1: 'Как создать и распечатать накладную',
        lvl2: 'Распечатайте накладную и штрихкод',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _highlightResult: {
        content: expect.objectContaining({
          value: '<mark>Штрихкод</mark> на коробку бывает формата A6 и A4.',
        }) as unknown,
        hierarchy: {
          lvl0: {value: 'Администратору', matchLevel: 'none', matchedWords: []},
          lvl1: {value: 'Как создать и распечатать накладную', matchLevel: 'none', matchedWords: []},
          lvl2: {
            value: 'Распечатайте накладную и <mark>штрихкод</mark>',
            matchLevel: 'full',
            matchedWords: ['штрихкод'],
            fullyHighlighted: false,
          },
        },
      },
      _snippetResult: {
        content: {value: '<mark>Штрихкод</mark> на коробку бывает формата…', matchLevel: 'full'},
        hierarchy: {
          lvl1: {value: 'Как создать и распечатать накладную', matchLevel: 'none'},
          lvl2: {value: 'Распечатайте накладную и <mark>штрихкод</mark>', matchLevel: 'full'},
        },
      },
    });
  });

  it('shows a match in the text alone as text, and a page always as a page', () => {
    const types = (query: string) => ask({query}).hits.map(({objectID, type}) => `${objectID} ${type}`);
    expect(types('идентификатор')).toEqual(['/w/setup#keys content']);
    expect(types('курьеру')[0]).toBe('/w/admin/cod lvl1');
  });

  it('escapes the texts it marks', () => {
    const [hit] = ask({query: 'woocommerce_checkout', ...modal}).hits;
    expect(hit?._snippetResult.content?.value).toBe(
      'Хук &lt;b&gt;<mark>woocommerce_checkout</mark>&lt;/b&gt; &amp; события…',
    );
  });

  it('hides what only the ranking needs', () => {
    const [hit] = ask({query: 'инсталляция'}).hits;
    expect(Object.keys(hit ?? {})).not.toEqual(expect.arrayContaining(['aliases']));
    expect(Object.keys(hit ?? {})).not.toEqual(expect.arrayContaining(['translation']));
  });

  it('marks with em tags and highlights all attributes when nothing is asked', () => {
    const [hit] = ask({query: 'НДС'}).hits;
    expect(hit?._highlightResult.hierarchy?.lvl2?.value).toBe('<em>НДС</em>');
    expect(hit?._snippetResult).toEqual({});
    expect(ask({query: 'НДС', attributesToHighlight: ['content']}).hits[0]?._highlightResult.hierarchy).toBeUndefined();
  });

  it('pages through the results', () => {
    const all = ask({query: ''}).hits.map(({objectID}) => objectID);
    const pages = [0, 1, 2].map((page) => ask({query: '', page, hitsPerPage: 6}));
    expect(pages.map(({nbPages, nbHits, hits}) => [nbPages, nbHits, hits.length])).toEqual([
      [3, 14, 6],
      [3, 14, 6],
      [3, 14, 2],
    ]);
    expect(pages.flatMap(({hits}) => hits.map(({objectID}) => objectID))).toEqual(all);
    expect(ask({query: '', page: 9}).hits).toEqual([]);
  });

  it('answers several requests of a call in their order', () => {
    const {results} = engine.search([
      {indexName: 'a', params: {query: 'ключ'}},
      {indexName: 'b', params: {query: 'НДС'}},
    ]);
    expect(results.map((result) => (result as SearchResponse).index)).toEqual(['a', 'b']);
  });

  it('respects facet filters', () => {
    expect(ask({query: 'накладная', facetFilters: ['version:old']}).hits.map(({version}) => version)).toEqual(['old']);
    expect(ask({query: 'накладная', facetFilters: ['language:en']}).nbHits).toBe(0);
  });
});

describe('the answer to a request for facet values', () => {
  it('has the provider’s shape', () => {
    const [first] = engine.search([{indexName: 'manual', type: 'facet', facet: 'docusaurus_tag', query: ''}]).results;
    const answer: SearchForFacetValuesResponse = first as FacetResponse;
    expect(answer.facetHits).toEqual([
      {value: 'docs-default-current', highlighted: 'docs-default-current', count: 13},
      {value: 'docs-default-old', highlighted: 'docs-default-old', count: 1},
    ]);
  });
});
