import {describe, expect, it} from 'vitest';
import {readCases} from '../common/readCases.fixture';
import {calculateParcel} from './model';
import {findSurprises} from './surprises';
import type {Parcel, ParcelInput} from './types';

type Recorded = Parcel & {waybillWeightGrams: number};

const {source, cases} = readCases<ParcelInput, Recorded>('ParcelTool');

function input(change: Partial<ParcelInput>, ...products: [string, string, string, string, number][]): ParcelInput {
  return {
    dimensionUnit: 'cm',
    weightUnit: 'kg',
    defaults: {length: '10', width: '10', height: '10', weight: '1'},
    forceDefaults: false,
    products: products.map(([length, width, height, weight, quantity]) => ({length, width, height, weight, quantity})),
    ...change,
  };
}

function size(of: ParcelInput): [number, number, number] {
  const {lengthCm, widthCm, heightCm} = calculateParcel(of).parcel;
  return [lengthCm, widthCm, heightCm];
}

function keys(of: ParcelInput): string[] {
  return findSurprises(of, calculateParcel(of)).map((surprise) => surprise.key);
}

describe('against the plugin', () => {
  it('equals what the PHP of the plugin sent, case by case', () => {
    expect(source.commit).toBe('6d92f88');
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const {in: given, out} of cases) {
      const {parcel, waybillWeightGrams} = calculateParcel(given);
      expect({...parcel, waybillWeightGrams}, JSON.stringify(given)).toEqual(out);
    }
  });
});

describe('size, worked examples of flows.md 1.1', () => {
  it('compares lines and takes the largest of each side', () => {
    const defaults = {length: '12', width: '12', height: '12', weight: '1'};
    const cart = input({defaults}, ['10', '12', '15', '', 1], ['5', '20', '10', '', 3], ['7', '3', '25', '', 1]);
    expect(calculateParcel(cart).lines.map((line) => line.stackedCm)).toEqual([
      [10, 12, 15],
      [10, 15, 20],
      [3, 7, 25],
    ]);
    expect(size(cart)).toEqual([12, 25, 15]);
  });

  it('divides millimetres by ten and cuts', () => {
    const cart = input({dimensionUnit: 'mm'}, ['255', '199', '95', '1', 1]);
    expect(size(cart)).toEqual([10, 25, 19]);
    expect(keys(cart)).toEqual(['fraction-cut', 'fraction-cut', 'fraction-cut', 'raised-to-default']);
  });

  it('takes metres and inches for centimetres', () => {
    expect(size(input({dimensionUnit: 'm'}, ['1.2', '0.5', '0.3', '1', 1]))).toEqual([10, 10, 10]);
    const inches = input({dimensionUnit: 'in'}, ['20', '15', '12', '1', 1]);
    expect(size(inches)).toEqual([12, 20, 15]);
    expect(keys(inches)).toEqual(['unit-read-as-cm']);
  });

  it('forgets sizes and quantity with the switch on', () => {
    const cart = input({forceDefaults: true}, ['100', '50', '30', '', 5]);
    expect(size(cart)).toEqual([10, 10, 10]);
    expect(keys(cart)).toEqual(['forced-size', 'one-item-weight', 'waybill-differs']);
  });

  it('piles twenty small things into a column', () => {
    const cart = input({}, ['6', '9', '15', '1', 20]);
    expect(size(cart)).toEqual([10, 120, 15]);
    expect(findSurprises(cart, calculateParcel(cart))).toContainEqual({
      key: 'stacked',
      line: 0,
      quantity: 20,
      fromCm: 6,
      toCm: 120,
    });
  });

  it('keeps a zero when the default is zero as well', () => {
    const defaults = {length: '0', width: '10', height: '10', weight: '1'};
    expect(size(input({defaults}, ['', '', '', '1', 1]))).toEqual([0, 10, 10]);
  });

  it('lets each zero side take the default of its own name', () => {
    const defaults = {length: '0', width: '7', height: '0', weight: '1'};
    const result = calculateParcel(input({defaults}, ['', '', '', '1', 1]));
    expect(result.largestCm).toEqual([0, 0, 7]);
    expect(result.replaced).toEqual(['length', 'height']);
  });
});

describe('weight, flows.md 1.1', () => {
  function grams(of: ParcelInput): [number, number] {
    const {parcel, waybillWeightGrams} = calculateParcel(of);
    return [parcel.weightGrams, waybillWeightGrams];
  }

  it('with the switch on weighs the whole cart as one item, the waybill as all of them', () => {
    expect(grams(input({forceDefaults: true}, ['1', '1', '1', '9', 5]))).toEqual([1000, 5000]);
  });

  it('counts an ounce as 28.25 g and a pound as 453.6 g', () => {
    const ounces = input({weightUnit: 'oz'}, ['1', '1', '1', '10', 1]);
    expect(grams(ounces)).toEqual([283, 283]);
    expect(findSurprises(ounces, calculateParcel(ounces))).toContainEqual({
      key: 'light-ounce',
      exactGrams: 284,
      weightGrams: 283,
    });
    expect(grams(input({weightUnit: 'lbs'}, ['1', '1', '1', '1.5', 1]))).toEqual([681, 681]);
  });

  it('takes an unknown unit for grams', () => {
    const cart = input({weightUnit: 'other'}, ['20', '20', '20', '3', 2]);
    expect(grams(cart)).toEqual([6, 6]);
    expect(keys(cart)).toContain('unit-read-as-grams');
  });

  it('gives the default weight to products without one, a comma understood', () => {
    const defaults = {length: '10', width: '10', height: '10', weight: '2,5'};
    expect(grams(input({defaults}, ['1', '1', '1', '', 2]))).toEqual([5000, 5000]);
    expect(grams(input({defaults}, ['1', '1', '1', '0', 2]))).toEqual([5000, 5000]);
  });

  it('takes "0.00" for a weight: on the waybill it is nothing, in the price the default once', () => {
    const cart = input({}, ['20', '20', '20', '0.00', 2]);
    expect(grams(cart)).toEqual([1000, 0]);
    expect(keys(cart)).toEqual(['stacked', 'zero-weight-kept', 'total-from-default', 'waybill-differs']);
  });

  it('warns of a parcel of 0 g', () => {
    const defaults = {length: '10', width: '10', height: '10', weight: '0'};
    const cart = input({defaults, weightUnit: 'g'}, ['20', '20', '20', '', 1]);
    expect(grams(cart)).toEqual([0, 0]);
    expect(keys(cart)).toEqual(['weight-from-default', 'zero-grams']);
  });

  it('adds a gram where the sum is a hair above', () => {
    const cart = input({}, ['20', '20', '20', '1.1', 3]);
    expect(grams(cart)).toEqual([3301, 3300]);
    expect(keys(cart)).toContain('extra-gram');
  });
});
