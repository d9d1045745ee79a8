import {describe, expect, it} from 'vitest';
import {readCases} from '../common/readCases.fixture';
import {buildWaybill, collectedSum, surchargedPrice, vatRate} from './model';
import type {Order, Payment} from './types';

type Given =
  | ({kind: 'waybill'} & Order)
  | {kind: 'surcharge'; percent: string; gateway: string; cdekRate: boolean; prices: string[]};

interface RecordedItem {
  line: number;
  amount: number;
  cost: number;
  payment: {value: number; vat_rate?: number | null; vat_sum?: number};
}
type Recorded = {packages: (RecordedItem[] | null)[]; deliveryCost: number | null} | number[];

const {source, cases} = readCases<Given, Recorded>('CodVatTool');

/** A payment with the names of the CDEK request. */
function sent({value, vatRate: rate, vatSum}: Payment): RecordedItem['payment'] {
  return {value, ...(rate === undefined ? {} : {vat_rate: rate}), ...(vatSum === undefined ? {} : {vat_sum: vatSum})};
}

function answer(given: Given): Recorded {
  if (given.kind === 'surcharge') {
    const applies = given.gateway === 'cod' && given.cdekRate;
    return given.prices.map((price) => (applies ? surchargedPrice(Number(price), given.percent) : Number(price)));
  }
  const {packages, deliveryCost} = buildWaybill(given);
  const named = packages.map((items) => items?.map((item) => ({...item, payment: sent(item.payment)})) ?? null);
  return {packages: named, deliveryCost};
}

describe('against the plugin', () => {
  it('equals what the PHP of the plugin built, case by case', () => {
    expect(source.commit).toBe('6d92f88');
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const {in: given, out} of cases) {
      expect(answer(given), JSON.stringify(given)).toEqual(out);
    }
  });
});

describe('the VAT rate, flows.md 7.11', () => {
  it.each([
    [[0], 0],
    [[5], 5],
    [[10], 10],
    [[12], 12],
    [[20], 20],
    [[7], null],
    [[16], null],
    [[22], null],
    [[20, 12], null],
    [[10, 10], 20],
    [[19.6], 20],
    [[], null],
  ])('%j gives %j', (rates, expected) => {
    expect(vatRate(rates)).toBe(expected);
  });
});

describe('the surcharge, settings.json: percentcod', () => {
  it.each([
    ['', 1000],
    ['0', 1000],
    ['100', 1000],
    ['105', 1050],
    ['5', 50],
  ])('%j of 1000 gives %d', (percent, expected) => {
    expect(surchargedPrice(1000, percent)).toBe(expected);
  });
});

describe('the waybill, flows.md 7', () => {
  const order: Order = {
    lines: [{lineTotal: 1500, lineTax: 300, quantity: 3, taxable: true, classRates: [20]}],
    packages: [],
    cod: true,
    tariffType: 1,
    shippingTotal: 300,
    shippingTax: 60,
    rubPerUnit: null,
  };

  it('divides the line with its tax by the pieces, and asks delivery of the recipient', () => {
    const waybill = buildWaybill(order);
    expect(waybill).toEqual({
      packages: [[{line: 0, amount: 3, cost: 600, payment: {value: 600, vatRate: 20, vatSum: 100}}]],
      deliveryCost: 360,
    });
    expect(collectedSum(waybill)).toBe(2160);
  });

  it('takes nothing with another gateway, yet declares the value', () => {
    const waybill = buildWaybill({...order, cod: false});
    expect(waybill.packages[0]).toEqual([{line: 0, amount: 3, cost: 600, payment: {value: 0}}]);
    expect(waybill.deliveryCost).toBeNull();
  });

  it('sends no items for groupage', () => {
    const waybill = buildWaybill({...order, tariffType: 2});
    expect(waybill.packages).toEqual([null]);
    expect(collectedSum(waybill)).toBe(360);
  });

  it('divides the whole line by the pieces of each package', () => {
    const packages = [[{line: 0, quantity: 1}], [{line: 0, quantity: 2}]];
    expect(collectedSum(buildWaybill({...order, packages}))).toBe(1800 + 1800 + 360);
  });

  it('converts goods with WPML, not delivery', () => {
    const waybill = buildWaybill({...order, rubPerUnit: 90});
    expect(waybill.packages[0]?.[0]?.cost).toBe(54_000);
    expect(waybill.deliveryCost).toBe(360);
  });
});
