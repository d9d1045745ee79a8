import {describe, expect, it} from 'vitest';
import {expand} from './expand';
import {phraseMatch} from './phrase';
import {recordsOf} from './records';
import {searchIndex} from './searchIndex';
import {sectionWords} from './sectionWords';
import {smallIndex} from './searchIndex.fixture';

const [page] = smallIndex.pages;
const file = {
  ...smallIndex,
  pages: page
    ? [
        {
          ...page,
          sections: [{level: 1, heading: 'Есть ли адреса служб', text: 'Откройте /wp-json/official_cdek/cb снаружи.'}],
        },
      ]
    : [],
};
const [words] = recordsOf(file).map(sectionWords);

const matched = (query: string) => (words ? phraseMatch(words, expand(query, searchIndex(file)).groups) : null);

describe('phraseMatch', () => {
  it('counts compound words that follow each other', () => {
    expect(matched('wp-json/official_cdek/cb')).toBe(2);
  });

  it('counts the parts of a compound word', () => {
    expect(matched('official cdek')).toBe(1);
  });

  it('counts more for a query with which the heading begins, words without a subject among them', () => {
    expect(matched('есть ли адреса')).toBe(4);
    expect(matched('ли адреса')).toBe(1);
  });

  it('counts no words in another order', () => {
    expect(matched('cb wp-json')).toBe(0);
  });
});
