import {describe, expect, it} from 'vitest';
import {slipsAllowed} from '../../plugins/search/analysis/distance';
import {codeWords} from './codes';
import {manual} from './loopback/manual';
import {hostedRecords} from './records';
import {settingsFor} from './settings';
import {synonymsOf} from './synonyms';

const {records} = hostedRecords(manual(2), 10_000);

describe('settingsFor', () => {
  const settings = settingsFor(records);

  it('searches and facets by attributes that the records have', () => {
    const named = [...(settings.searchableAttributes ?? []), ...(settings.customRanking ?? [])];
    const attributes = named.map((name) => name.replace(/^\w+\((.+)\)$/, '$1').replace(/\..+/, ''));
    const known = Object.keys(records[0] ?? {});
    expect(known).toEqual(expect.arrayContaining([...attributes, ...(settings.attributesForFaceting ?? [])]));
    expect(known).toEqual(
      expect.arrayContaining([settings.attributeForDistinct, ...(settings.attributesToRetrieve ?? [])]),
    );
  });

  it('has the facets by which the contextual search filters', () => {
    expect(settings.attributesForFaceting).toEqual(expect.arrayContaining(['language', 'docusaurus_tag']));
  });

  it('forgives as many slips as the embedded engine', () => {
    const {minWordSizefor1Typo: one = 0, minWordSizefor2Typos: two = 0} = settings;
    expect([slipsAllowed(one - 1), slipsAllowed(one), slipsAllowed(two - 1), slipsAllowed(two)]).toEqual([0, 1, 1, 2]);
  });

  it('knows both languages for plurals and stop words', () => {
    const both = ['ru', 'en'];
    expect(settings).toMatchObject({ignorePlurals: both, removeStopWords: both, queryLanguages: both});
  });
});

describe('codeWords', () => {
  const [sample] = records;
  const wordsOf = (content: string) => (sample ? codeWords([{...sample, title: '', content}], 4) : null);

  it('are codes as the provider parts them, and no names or words', () => {
    expect(wordsOf('base64 getSetting DivisionByZeroError ABC1234')).toEqual([
      'abc1234',
      'base64',
      'divisionbyzeroerror',
      'getsetting',
    ]);
    expect(wordsOf('WordPress WooCommerce СДЭК ЧаВо настройка 5432')).toEqual([]);
    expect(wordsOf('woocommerce_checkout cdek_v4_2 WP-282')).toEqual([]);
  });
});

describe('synonymsOf', () => {
  const synonyms = synonymsOf(manual(1).flatMap(({glossary}) => glossary));
  const lead = (word: string) => synonyms.find(({input}) => input === word)?.synonyms;

  it('makes the names that texts use equal, whatever the languages', () => {
    expect(synonyms.filter(({type}) => type === 'synonym').map((synonym) => synonym.synonyms)).toEqual([
      ['пункт выдачи', 'pickup point', 'ПВЗ'],
      ['СДЭК', 'CDEK'],
      ['самовывоз', 'self-pickup'],
    ]);
  });

  it('leads from what readers say to those names, and not back', () => {
    expect(lead('sdek')).toEqual(['СДЭК', 'CDEK']);
    expect(lead('СДЭК')).toBeUndefined();
  });

  it('leads from no name to itself, however it is written', () => {
    expect(lead('пвз')).toEqual(['пункт выдачи', 'pickup point']);
  });

  it('gives each one an id that stays while its words do', () => {
    const ids = synonyms.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      synonymsOf([...manual(1)[0]!.glossary].reverse())
        .map(({objectID}) => objectID)
        .sort(),
    ).toEqual(ids.sort());
  });
});
