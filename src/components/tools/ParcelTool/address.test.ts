import {describe, expect, it} from 'vitest';
import {readCases} from '../common/readCases.fixture';
import {fromQuery, initialInput, mostProducts, toQuery} from './address';
import {calculateParcel} from './model';
import type {ParcelInput} from './types';

describe('the address of the parcel', () => {
  it('is empty for the first input and reads as it', () => {
    expect(toQuery(initialInput)).toBe('');
    expect(fromQuery('')).toEqual({input: initialInput, ignored: []});
  });

  it('is short and readable', () => {
    const products = [{length: '10', width: '12.5', height: '', weight: '', quantity: 3}];
    expect(toQuery({...initialInput, products, dimensionUnit: 'mm', forceDefaults: true})).toBe(
      'parcel-size-unit=mm&parcel-force=1&parcel-item=10_12.5___3',
    );
  });

  it('keeps every recorded input and so its result', () => {
    for (const {in: input} of readCases<ParcelInput, unknown>('ParcelTool').cases) {
      const read = fromQuery(`?${toQuery(input)}`);
      expect(read).toEqual({input, ignored: []});
      expect(calculateParcel(read.input)).toEqual(calculateParcel(input));
    }
  });

  it('drops invalid values and lists them', () => {
    const read = fromQuery(
      'parcel-item=1_2_3&parcel-item=1_2_3_4_0&parcel-item=1_2_3_x_1&parcel-item=5_5_5_5_5&parcel-defaults=1_1' +
        '&parcel-size-unit=mile&parcel-color=red',
    );
    expect(read.input.products).toEqual([{length: '5', width: '5', height: '5', weight: '5', quantity: 5}]);
    expect(read.input.defaults).toEqual(initialInput.defaults);
    expect(read.ignored.map(({key, reason}) => [key, reason])).toEqual([
      ['parcel-item', 'malformed'],
      ['parcel-item', 'out-of-range'],
      ['parcel-item', 'malformed'],
      ['parcel-size-unit', 'not-an-option'],
      ['parcel-defaults', 'malformed'],
      ['parcel-color', 'unknown'],
    ]);
  });

  it('takes no more lines than it shows', () => {
    const read = fromQuery('parcel-item=1_1_1_1_1&'.repeat(mostProducts + 1));
    expect(read.input.products).toHaveLength(mostProducts);
    expect(read.ignored).toEqual([{key: 'parcel-item', value: '1_1_1_1_1', reason: 'too-many'}]);
  });

  it.each(['%', 'parcel-item', 'parcel-item=%E0%A4', 'parcel-item=_____', 'parcel-defaults=&parcel-force=yes'])(
    'survives %j',
    (query) => {
      expect(() => calculateParcel(fromQuery(query).input)).not.toThrow();
    },
  );
});
