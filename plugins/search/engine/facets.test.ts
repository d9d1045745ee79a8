import {describe, expect, it} from 'vitest';
import {facetCounts, facetTest} from './facets';
import {smallIndex} from './searchIndex.fixture';
import {recordsOf} from './records';

const records = recordsOf(smallIndex);
const count = (filters: Parameters<typeof facetTest>[0]) => records.filter(facetTest(filters)).length;

describe('facetTest', () => {
  it('wants every outer filter and one of an inner list', () => {
    expect(count(['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toBe(13);
    expect(count(['language:ru', ['docusaurus_tag:docs-default-old']])).toBe(1);
    expect(count(['language:en'])).toBe(0);
  });

  it('takes one filter as text, an excluded value, and no filters', () => {
    expect([count('version:old'), count(['version:-old']), count([]), count([[]]), count(undefined)]).toEqual([
      1, 13, 14, 14, 14,
    ]);
  });

  it('lets nothing through for an attribute that is no facet', () => {
    expect(count(['content:x'])).toBe(0);
  });
});

describe('facetCounts', () => {
  it('counts the values of the asked facets', () => {
    expect(facetCounts(records, ['language', 'docusaurus_tag', 'unknown'])).toEqual({
      language: {ru: 14},
      docusaurus_tag: {'docs-default-current': 13, 'docs-default-old': 1},
    });
    expect(Object.keys(facetCounts(records, ['*']))).toEqual(['language', 'docusaurus_tag', 'version']);
  });
});
