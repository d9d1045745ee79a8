import {describe, expect, it} from 'vitest';
import {slipsAllowed} from '../../plugins/search/analysis/distance';
import {hostedRecords} from './records';
import {searchIndexes} from './searchIndex.fixture';
import {codeWords, settingsFor} from './settings';
import {synonymsOf} from './synonyms';

const records = hostedRecords(searchIndexes(2), 10_000);

describe('settingsFor', () => {
  const settings = settingsFor(records);

  it('searches, ranks and filters by attributes that the records have', () => {
    const named = [...(settings.searchableAttributes ?? []), ...(settings.customRanking ?? [])];
    const attributes = named.map((name) => name.replace(/^\w+\((.+)\)$/, '$1').replace(/\..+/, ''));
    const known = Object.keys(records[0] ?? {});
    expect(known).toEqual(expect.arrayContaining([...attributes, ...(settings.attributesForFaceting ?? [])]));
    expect(known).toEqual(
      expect.arrayContaining([settings.attributeForDistinct, ...(settings.attributesToRetrieve ?? [])]),
    );
  });

  it('has the facets of the contextual search', () => {
    expect(settings.attributesForFaceting).toEqual(expect.arrayContaining(['language', 'docusaurus_tag']));
  });

  it('allows as many typos as the embedded engine', () => {
    const {minWordSizefor1Typo: one = 0, minWordSizefor2Typos: two = 0} = settings;
    expect([slipsAllowed(one - 1), slipsAllowed(one), slipsAllowed(two - 1), slipsAllowed(two)]).toEqual([0, 1, 1, 2]);
  });

  it('names both languages for plurals and stop words', () => {
    const both = ['ru', 'en'];
    expect(settings).toMatchObject({ignorePlurals: both, removeStopWords: both, queryLanguages: both});
  });
});

describe('codeWords', () => {
  const wordsOf = (content: string) =>
    records.slice(0, 1).map((record) => codeWords([{...record, title: '', content}], 4));

  it('are identifiers as the provider splits them, not names or words', () => {
    expect(wordsOf('base64 getSetting DivisionByZeroError ABC1234')).toEqual([
      ['abc1234', 'base64', 'divisionbyzeroerror', 'getsetting'],
    ]);
    expect(wordsOf('WordPress WooCommerce СДЭК ЧаВо настройка 5432')).toEqual([[]]);
    expect(wordsOf('woocommerce_checkout cdek_v4_2 WP-282')).toEqual([[]]);
  });
});

describe('synonymsOf', () => {
  const synonyms = synonymsOf(searchIndexes(1).flatMap(({glossary}) => glossary));
  const lead = (word: string) => synonyms.find(({input}) => input === word)?.synonyms;

  it('makes the names in texts synonyms of each other across languages', () => {
    expect(synonyms.filter(({type}) => type === 'synonym').map((synonym) => synonym.synonyms)).toEqual([
      ['пункт выдачи', 'pickup point', 'ПВЗ'],
      ['СДЭК', 'CDEK'],
      ['самовывоз', 'self-pickup'],
    ]);
  });

  it('leads from the words of readers to those names, and not back', () => {
    expect(lead('sdek')).toEqual(['СДЭК', 'CDEK']);
    expect(lead('СДЭК')).toBeUndefined();
  });

  it('does not lead from a name to itself, however it is written', () => {
    expect(lead('пвз')).toEqual(['пункт выдачи', 'pickup point']);
  });

  it('gives every synonym another id', () => {
    expect(new Set(synonyms.map(({objectID}) => objectID)).size).toBe(synonyms.length);
  });

  it('sends a group that both languages have only once', () => {
    expect(synonymsOf(searchIndexes(1).flatMap(({glossary}) => [...glossary, ...glossary]))).toEqual(synonyms);
  });
});
