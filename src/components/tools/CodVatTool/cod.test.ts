import {describe, expect, it} from 'vitest';
import {fromQuery, initialInput, mostProducts, toQuery} from './address';
import {calculateCod, findSurprises} from './cod';
import type {CodInput, CodProduct} from './types';

const product = (change: Partial<CodProduct> = {}): CodProduct => ({
  price: 1000,
  quantity: 1,
  taxable: false,
  rates: [],
  split: [],
  ...change,
});
const input = (change: Partial<CodInput> = {}): CodInput => ({...initialInput, products: [product()], ...change});
const keys = (of: CodInput) => findSurprises(of, calculateCod(of)).map(({key}) => key);

describe('what the buyer sees and CDEK takes', () => {
  it('starts with ordinary numbers and nothing unexpected', () => {
    const result = calculateCod(initialInput);
    expect(result).toMatchObject({orderTotal: 2700, collected: 2700});
    expect(result.waybill.packages[0]?.[0]?.payment.value).toBe(1200);
    expect(keys(initialInput)).toEqual([]);
  });

  it('leaves out fees: the example of the page on cash on delivery', () => {
    const order = input({products: [product({price: 900, quantity: 2})], fees: 50});
    expect(calculateCod(order)).toMatchObject({orderTotal: 2150, collected: 2100});
    expect(keys(order)).toEqual(['fees-not-collected', 'collected-differs']);
  });

  it('takes what a gift card already paid', () => {
    const order = input({giftCards: 200});
    expect(calculateCod(order)).toMatchObject({orderTotal: 1100, collected: 1300});
    expect(keys(order)).toEqual(['gift-cards-collected', 'collected-differs']);
  });

  it('raises the prices of the cart, not delivery', () => {
    const order = input({percent: '105'});
    expect(calculateCod(order)).toMatchObject({cartPrices: [1050], orderTotal: 1350, collected: 1350});
    expect(findSurprises(order, calculateCod(order))).toEqual([{key: 'surcharge-in-prices', percent: 105, amount: 50}]);
    expect(keys(input({percent: '5'}))).toEqual(['surcharge-in-prices', 'surcharge-below-100']);
  });

  it('knows no gateway but cod', () => {
    const order = input({gateway: 'other', percent: '105'});
    expect(calculateCod(order)).toMatchObject({cartPrices: [1000], collected: 0, orderTotal: 1300});
    expect(keys(order)).toEqual(['surcharge-off-gateway', 'nothing-collected']);
  });

  it('keeps a broken kopeck when prices include tax', () => {
    const order = input({products: [product({price: 100, taxable: true, rates: [20]})], delivery: 0});
    const result = calculateCod(order);
    expect(result.order.lines[0]).toMatchObject({lineTotal: 83.333333, lineTax: 16.67});
    expect(result.orderTotal).toBe(100);
    expect(result.collected).toBeCloseTo(100.003333, 6);
    expect(keys(order)).toEqual(['broken-kopeck']);
  });

  it('adds tax on top when prices do not include it', () => {
    const products = [product({price: 100, quantity: 3, taxable: true, rates: [20]})];
    const result = calculateCod(input({products, pricesIncludeTax: false, delivery: 100, deliveryTaxPercent: 20}));
    expect(result).toMatchObject({orderTotal: 480, collected: 480});
    expect(result.waybill.packages[0]?.[0]?.payment).toEqual({value: 120, vatRate: 20, vatSum: 20});
  });

  it.each([
    [[22], 'vat-not-sent'],
    [[20, 12], 'vat-summed'],
    [[19.6], 'vat-rounded'],
    [[], 'vat-class-empty'],
  ])('tells what happens to the VAT of %j', (rates, key) => {
    expect(keys(input({products: [product({taxable: true, rates})]}))).toContain(key);
  });

  it('takes the whole line once for every package', () => {
    const order = input({products: [product({price: 100, quantity: 5, split: [3, 2]}), product()], delivery: 0});
    expect(calculateCod(order)).toMatchObject({orderTotal: 1500, collected: 2000});
    expect(findSurprises(order, calculateCod(order))).toContainEqual({
      key: 'split-changes-sum',
      line: 0,
      lineSum: 500,
      collected: 1000,
    });
  });

  it('takes only delivery for groupage', () => {
    const order = input({tariffType: 2});
    expect(calculateCod(order).collected).toBe(300);
    expect(keys(order)).toEqual(['items-not-sent', 'collected-differs']);
  });

  it('mentions that delivery carries no VAT', () => {
    expect(keys(input({deliveryTaxPercent: 20}))).toEqual(['delivery-without-vat']);
  });
});

describe('the address', () => {
  it('is empty for the first input', () => {
    expect(toQuery(initialInput)).toBe('');
    expect(fromQuery('')).toEqual({input: initialInput, ignored: []});
  });

  it('keeps every other', () => {
    const other: CodInput = {
      products: [product({price: 99.5, quantity: 5, rates: [20, 12], split: [3, 2]}), product({taxable: true})],
      pricesIncludeTax: false,
      percent: '105',
      gateway: 'other',
      tariffType: 2,
      delivery: 0,
      deliveryTaxPercent: 22,
      fees: 50,
      giftCards: 1,
    };
    expect(fromQuery(toQuery(other))).toEqual({input: other, ignored: []});
  });

  it('drops invalid values and lists them', () => {
    const query =
      'cod-item=1&cod-item=1_1_20_x_1&cod-item=5_1_20_*_1&cod-percent=many&cod-type=3&cod-fees=-5&cod-item=5_2__1*1_0&cod-q=';
    const {input: read, ignored} = fromQuery(query);
    expect(read).toEqual({
      ...initialInput,
      products: [{price: 5, quantity: 2, rates: [], split: [1, 1], taxable: false}],
    });
    expect(ignored.map(({key, reason}) => `${key} ${reason}`)).toEqual([
      'cod-item malformed',
      'cod-item not-a-number',
      'cod-item not-a-number',
      'cod-item not-a-number',
      'cod-percent not-a-number',
      'cod-type not-an-option',
      'cod-fees out-of-range',
      'cod-q unknown',
    ]);
    expect(fromQuery(`cod-item=1_1_${'5*'.repeat(10)}5__1`).ignored).toMatchObject([{reason: 'too-many'}]);
    expect(fromQuery('cod-item=1_1___0&'.repeat(mostProducts + 1)).input.products).toHaveLength(mostProducts);
  });
});
