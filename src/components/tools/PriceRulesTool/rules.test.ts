import {describe, expect, it} from 'vitest';
import {readCases} from '../common/readCases.fixture';
import {fromQuery, initialInput, mostRules, toQuery} from './address';
import {addRule, changeThreshold, changeType, changeValue, removeRule} from './editor';
import {importRules} from './import';
import {priceFor} from './model';
import {defaultRules, exportRules, readStored, storedRules} from './stored';
import {groups, type Rule} from './types';

const exampleJson =
  '{"door":[{"to":3000,"type":"percentage","value":100},{"to":null,"type":"free","value":100}],' +
  '"office":[{"to":null,"type":"amount","value":-50}]}';

describe('import and export', () => {
  it('gives back the JSON of the setting byte for byte, texts staying texts', () => {
    const typed = exampleJson.replace('-50', '"-50"');
    expect(exportRules(importRules(exampleJson).rules ?? defaultRules())).toBe(exampleJson);
    expect(exportRules(importRules(typed).rules ?? defaultRules())).toBe(typed);
    expect(importRules(exampleJson).issues).toEqual([]);
  });

  it('keeps the price of every recorded setting that it can edit', () => {
    const {cases} = readCases<{json: string}, unknown>('PriceRulesTool');
    let edited = 0;
    for (const {json} of cases.map(({in: given}) => given)) {
      const {rules, issues} = importRules(json);
      const lossy = issues.some(({key}) => /breaks|not-an-object|threshold-not|unknown-type|fixed-not/.test(key));
      if (!rules || lossy) {
        continue;
      }
      edited += 1;
      for (const group of groups) {
        const question = {group, orderTotal: 2000, listPrice: 300, exactPrice: 400};
        expect(priceFor({...question, stored: storedRules(rules)}), json).toEqual(
          expect.objectContaining({cost: costOf(priceFor({...question, stored: readStored(json)}))}),
        );
      }
    }
    expect(edited).toBeGreaterThan(150);
  });

  it.each([
    ['', 'empty'],
    ['{}', 'empty'],
    ['0', 'empty'],
    ['5', 'breaks-checkout'],
    ['{"door":', 'not-json'],
    ['{"door":"x","office":[{"to":null,"type":"free"}]}', 'list-breaks'],
    ['{"door":[{"to":null,"type":"free"}]}', 'list-missing'],
    ['{"door":[],"office":[{"to":null,"type":"free"}]}', 'list-empty'],
    ['{"door":[{"to":5,"type":"free"}],"office":[{"to":null,"type":"free"}]}', 'nothing-above'],
    ['{"door":["x"],"office":[{"to":null,"type":"free"}]}', 'rule-breaks'],
    ['{"door":[7],"office":[{"to":null,"type":"free"}]}', 'rule-not-an-object'],
    ['{"door":[{"type":"free"}],"office":[{"to":null,"type":"free"}]}', 'threshold-missing'],
    ['{"door":[{"to":"x","type":"free"}],"office":[{"to":null,"type":"free"}]}', 'threshold-not-a-number'],
    ['{"door":[{"to":null,"type":"half"}],"office":[{"to":null,"type":"free"}]}', 'unknown-type'],
    ['{"door":[{"to":null,"type":"fixed"}],"office":[{"to":null,"type":"free"}]}', 'fixed-not-a-number'],
    ['{"door":[{"to":null,"type":"fixed","value":-1}],"office":[{"to":null,"type":"free"}]}', 'fixed-below-zero'],
    ['{"door":[{"to":null,"type":"amount","value":"1,5"}],"office":[{"to":null,"type":"free"}]}', 'value-ignored'],
    ['{"door":[{"to":null,"type":"percentage","value":0}],"office":[{"to":null,"type":"free"}]}', 'percentage-zero'],
    ['{"door":[{"to":null,"type":"free","x":1}],"office":[{"to":null,"type":"free"}]}', 'extra-key'],
    ['{"door":[{"to":null,"type":"free"}],"office":[{"to":null,"type":"free"}],"locker":[]}', 'extra-list'],
    ['{"door":[{"to":null,"type":"free"},{"to":9,"type":"free"}],"office":[{"to":null,"type":"free"}]}', 'unreachable'],
  ])('%s: %s', (json, key) => {
    expect(importRules(json).issues.map((issue) => issue.key)).toContain(key);
  });

  it('finds the second of two equal thresholds unreachable', () => {
    const json = '{"door":[{"to":5,"type":"free"},{"to":5,"type":"free"},{"to":null,"type":"free"}],"office":[]}';
    expect(importRules(json).issues).toContainEqual({key: 'unreachable', group: 'door', rule: 1, by: 0});
  });

  it('says which rule hides another', () => {
    const json = '{"door":[{"to":500,"type":"free"},{"to":300,"type":"free"},{"to":null,"type":"free"}],"office":[]}';
    expect(importRules(json).issues).toContainEqual({key: 'unreachable', group: 'door', rule: 1, by: 0});
  });
});

describe('the operations of the editor', () => {
  const list = (...to: (number | null)[]): Rule[] => to.map((each) => ({to: each, type: 'percentage', value: 100}));
  const thresholds = (rules: Rule[]) => rules.map(({to}) => to);

  it('adds a rule and gives the last one a threshold 1 above the one before', () => {
    expect(thresholds(addRule(list(null)))).toEqual([1, null]);
    expect(thresholds(addRule(list(500, null)))).toEqual([500, 501, null]);
  });

  it('removes a rule, never the first', () => {
    expect(thresholds(removeRule(list(1, 2, null), 2))).toEqual([1, null]);
    expect(thresholds(removeRule(list(1, 2, null), 1))).toEqual([1, null]);
    expect(thresholds(removeRule(list(1, null), 0))).toEqual([1, null]);
  });

  it('raises thresholds that are not above the one before, cuts fractions, empties to null', () => {
    expect(thresholds(changeThreshold(list(10, 20, 30, null), 0, '25.9'))).toEqual([25, 26, 30, null]);
    expect(thresholds(changeThreshold(list(10, 20, null), 1, '5'))).toEqual([10, 11, null]);
    expect(thresholds(changeThreshold(list(10, 20, null), 1, '10'))).toEqual([10, 11, null]);
    expect(thresholds(changeThreshold(list(10, 20, null), 1, ''))).toEqual([10, null, null]);
  });

  it('changes type and value alone, the value as a text', () => {
    expect(changeType(list(null), 0, 'fixed')).toEqual([{to: null, type: 'fixed', value: 100}]);
    expect(changeValue(list(null), 0, '110')).toEqual([{to: null, type: 'percentage', value: '110'}]);
  });
});

describe('the address', () => {
  it('is empty for the first input and reads as it', () => {
    expect(toQuery(initialInput())).toBe('');
    expect(fromQuery('')).toEqual({input: initialInput(), ignored: []});
  });

  it('keeps rules, order and rate', () => {
    const input = {
      rules: importRules(exampleJson).rules ?? defaultRules(),
      orderTotal: 99.5,
      cdekPrice: 0,
      rubPerUnit: 90,
    };
    const query = toQuery(input);
    expect(query).toBe(
      'rules-door=3000_percentage_100&rules-door=_free_100&rules-office=_amount_-50&rules-total=99.5&rules-price=0&rules-wpml=90',
    );
    expect(fromQuery(query)).toEqual({input, ignored: []});
  });

  it('drops invalid values and lists them', () => {
    const query =
      'rules-door=1_2&rules-door=x_free_1&rules-door=_gift_1&rules-total=-1&rules-wpml=0&rules-office=5_fixed_';
    const {input, ignored} = fromQuery(query);
    expect(input).toEqual({
      ...initialInput(),
      rules: {...defaultRules(), office: [{to: 5, type: 'fixed', value: ''}]},
    });
    expect(ignored.map(({key, reason}) => `${key} ${reason}`)).toEqual([
      'rules-door malformed',
      'rules-door not-a-number',
      'rules-door not-an-option',
      'rules-total out-of-range',
      'rules-wpml out-of-range',
    ]);
    expect(fromQuery('rules-door=_free_1&'.repeat(mostRules + 1)).ignored).toHaveLength(1);
  });
});

function costOf(price: ReturnType<typeof priceFor>): number | null | undefined {
  return price.kind === 'price' ? price.cost : undefined;
}
