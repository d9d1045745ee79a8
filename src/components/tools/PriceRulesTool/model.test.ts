import {describe, expect, it} from 'vitest';
import {readCases} from '../common/readCases.fixture';
import {insuredValue, priceFor} from './model';
import {readStored, storedRules} from './stored';
import {priceSteps, priceTable, tellingTotals} from './table';
import type {Group, Rules} from './types';

interface Given {
  json: string;
  group: Group;
  orderTotal: number;
  listPrice: number;
  exactPrice: number | null;
  rubPerUnit: number | null;
}
type Recorded = {breaks: true} | {cost: number | null; exactAsked: boolean; insured: number | null};

const {source, cases} = readCases<Given, Recorded>('PriceRulesTool');

/** settings.json: delivery_price_rules.example. */
const example: Rules = {
  door: [
    {to: 3000, type: 'percentage', value: 100},
    {to: null, type: 'free', value: 100},
  ],
  office: [{to: null, type: 'amount', value: -50}],
};

function cost(rules: Rules, group: Group, orderTotal: number, cdekPrice: number): number | null | undefined {
  const price = priceFor({stored: storedRules(rules), group, orderTotal, listPrice: cdekPrice, exactPrice: cdekPrice});
  return price.kind === 'price' ? price.cost : undefined;
}

const one = (type: Rules['door'][0]['type'], value: number | string): Rules => ({
  door: [{to: null, type, value}],
  office: [],
});

describe('against the plugin', () => {
  it('equals what the PHP of the plugin made of the same setting and answers, case by case', () => {
    expect(source.commit).toBe('6d92f88');
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const {in: given, out} of cases) {
      const {json, ...rest} = given;
      const price = priceFor({...rest, stored: readStored(json)});
      const insured = price.kind === 'price' && price.exactAsked ? insuredValue(given.orderTotal) : null;
      const result =
        price.kind === 'price' ? {cost: price.cost, exactAsked: price.exactAsked, insured} : {breaks: true};
      expect(result, JSON.stringify(given)).toEqual(out);
    }
  });
});

describe('settings.json, worked examples', () => {
  it('picks the first rule whose threshold is not below the goods total', () => {
    expect(cost(example, 'door', 3000, 430)).toBe(430);
    expect(cost(example, 'door', 3000.01, 430)).toBe(0);
    expect(cost(example, 'office', 3000, 430)).toBe(380);
  });

  it('never goes below zero', () => {
    expect(cost(example, 'office', 100, 30)).toBe(0);
  });

  it('rounds the result up, not the CDEK price, and a hair of binary arithmetic with it', () => {
    expect(cost(one('percentage', 110), 'door', 2500, 430.8)).toBe(474);
    expect(cost(one('percentage', 110), 'door', 2500, 200)).toBe(221);
    expect(cost(one('percentage', 110), 'door', 2500, 300)).toBe(330);
  });

  it('does not round a fixed price, and asks CDEK nothing for it', () => {
    const price = priceFor({
      stored: storedRules(one('fixed', '99.5')),
      group: 'door',
      orderTotal: 1,
      listPrice: 300,
      exactPrice: 300,
    });
    expect(price).toEqual({kind: 'price', cost: 99.5, rule: 0, exactAsked: false, cdekPrice: null, unrounded: null});
  });

  it('takes the whole part of the list price when CDEK gives no total', () => {
    const question = {stored: readStored(''), group: 'door' as const, orderTotal: 1, listPrice: 300.9};
    expect(priceFor({...question, exactPrice: null})).toMatchObject({cost: 300, cdekPrice: 300});
    expect(priceFor({...question, exactPrice: 300.1})).toMatchObject({cost: 301, cdekPrice: 300.1});
  });

  it('ignores a value that is not a number, except for a fixed price', () => {
    expect(cost(one('amount', 'abc'), 'door', 1, 300)).toBe(300);
    expect(cost(one('percentage', '12,5'), 'door', 1, 300)).toBe(300);
    expect(cost(one('fixed', ''), 'door', 1, 300)).toBe(0);
    expect(cost(one('fixed', 'abc'), 'door', 1, 300)).toBeNull();
  });
});

describe('with WPML', () => {
  const price = (rules: Rules) =>
    priceFor({
      stored: storedRules(rules),
      group: 'door',
      orderTotal: 1,
      listPrice: 900,
      exactPrice: 900,
      rubPerUnit: 90,
    });

  it('converts the CDEK price from roubles and a fixed one the other way', () => {
    expect(price(one('percentage', 100))).toMatchObject({cost: 10});
    expect(price(one('fixed', 10))).toMatchObject({cost: 900});
  });

  it('stops at 0 %', () => {
    expect(price(one('percentage', 0))).toEqual({kind: 'breaks', reason: 'division-by-zero'});
  });
});

describe('table and plot', () => {
  const stored = storedRules(example);

  it('gives a row for each total and a column for each CDEK price', () => {
    const rows = priceTable(stored, 'door', [3000, 3001], [300, 500]);
    expect(rows.map((row) => row.prices.map((price) => price.kind === 'price' && price.cost))).toEqual([
      [300, 500],
      [0, 0],
    ]);
  });

  it('gives one step for each threshold and one above', () => {
    const steps = priceSteps(stored, 'door', 300);
    expect(steps.map(({above, to, price}) => [above, to, price.kind === 'price' && price.cost])).toEqual([
      [null, 3000, 300],
      [3000, null, 0],
    ]);
    expect(tellingTotals(stored, 'door')).toEqual([0, 3000, 3001, 6000]);
    expect(tellingTotals(stored, 'office')).toEqual([0, 1000]);
  });

  it('gives one broken step for a setting that stops PHP', () => {
    expect(priceSteps(readStored('5'), 'door', 300)).toEqual([
      {above: null, to: null, price: {kind: 'breaks', reason: 'not-an-object'}},
    ]);
  });
});
