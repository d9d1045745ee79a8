import {describe, expect, it} from 'vitest';
import {tariffs} from '@site/src/facts/tariffs';
import {fromQuery, initialInput, longestNames, toQuery} from './address';
import {checkNames} from './check';
import {buildNames, nameAtCheckout, parseNames, putName, readNames} from './names';

const known = tariffs.tariffs.map(({code}) => code);
const keys = (setting: string, selected?: number[]) => checkNames(setting, known, selected).map(({key}) => key);

describe('names, settings.json: tariff_name', () => {
  it('splits at semicolons and hyphens, nothing else', () => {
    expect(parseNames('136-Pick-up point; 137-Courier')).toEqual([
      {text: '136-Pick-up point', code: '136', name: 'Pick', lost: 'up point'},
      {text: ' 137-Courier', code: ' 137', name: 'Courier', lost: null},
    ]);
  });

  it('renames and drops the prefix', () => {
    expect(nameAtCheckout('136-Office;137-Courier', 137, 'Parcel')).toEqual({name: 'Courier', renamed: true});
    expect(nameAtCheckout('136-Office; 137-Courier', 137, 'Parcel')).toEqual({name: 'CDEK: Parcel', renamed: false});
  });

  it('takes the first pair that has a name', () => {
    expect(nameAtCheckout('136-;136-0;136-B;136-C', 136, 'Parcel').name).toBe('B');
  });

  it('builds a setting that gives back its names', () => {
    const renamings = [
      {code: 136, name: ' До пункта СДЭК '},
      {code: 7, name: ''},
      {code: 137, name: 'Курьером'},
    ];
    const setting = buildNames(renamings);
    expect(setting).toBe('136-До пункта СДЭК;137-Курьером');
    expect(keys(setting)).toEqual([]);
    expect(readNames(setting)).toEqual([
      {code: 136, name: 'До пункта СДЭК'},
      {code: 137, name: 'Курьером'},
    ]);
  });

  it.each([
    ['', []],
    ['136-A;', []],
    [';136-A', ['empty-pair']],
    ['136', ['no-hyphen']],
    ['136–Office', ['no-hyphen']],
    ['136-A; 137-B', ['spaces-in-code']],
    ['136 -A', ['spaces-in-code']],
    ['Posylka-A', ['not-a-code']],
    ['0136-A', ['not-a-code']],
    ['999-A', ['unknown-code']],
    ['136-', ['empty-name']],
    ['136-0', ['zero-name']],
    ['136-Pick-up', ['hyphen-in-name']],
    ['136-A,137-B', ['wrong-separator']],
    ['136-A\n137-B', ['wrong-separator']],
    ['136- A', ['spaces-around-name']],
    ['136-A & B', ['markup']],
    ['136-A;136-B', ['repeated-code']],
    ['136-A;137-A', ['same-name']],
    ['136-;136-B', ['empty-name']],
  ])('%j: %j', (setting, expected) => {
    expect(keys(setting)).toEqual(expected);
  });

  it('says which dash stands for the hyphen, what was lost, and which code is not selected', () => {
    expect(checkNames('136—Office', known)).toEqual([{key: 'no-hyphen', pair: 0, text: '136—Office', dash: '—'}]);
    expect(checkNames('136-A-B-C', known)).toEqual([{key: 'hyphen-in-name', pair: 0, kept: 'A', lost: 'B-C'}]);
    expect(checkNames('136-A;137-B', known, [137])).toEqual([{key: 'not-selected', pair: 0, code: '136'}]);
  });
});

describe('putName', () => {
  it.each([
    ['', '136-New'],
    ['137-Courier', '137-Courier;136-New'],
    ['136-Old; 137-Courier', '136-New; 137-Courier'],
    [' 136-Old', '136-New'],
    ['nonsense;137-A-B;', 'nonsense;137-A-B;136-New'],
  ])('%j: puts one name in and leaves the rest', (setting, expected) => {
    expect(putName(setting, {code: 136, name: ' New '})).toBe(expected);
  });

  it('takes the pair out for a name without a text', () => {
    expect(putName('136-Old;137-Courier', {code: 136, name: ''})).toBe('137-Courier');
  });
});

describe('the address', () => {
  it('is empty for the first input and keeps every other', () => {
    expect(toQuery(initialInput)).toBe('');
    const input = {from: 'any', to: 'locker', contract: 'delivery', names: '136-До пункта & «А»;137-B=1'} as const;
    expect(fromQuery(toQuery(input))).toEqual({input, ignored: []});
  });

  it('drops invalid values and lists them', () => {
    const query = `tariff-from=locker&tariff-to=roof&tariff-names=${'x'.repeat(longestNames + 1)}&tariff-contract=&tariff-x=1`;
    const {input, ignored} = fromQuery(query);
    expect(input).toEqual(initialInput);
    expect(ignored.map(({key, reason}) => `${key} ${reason}`)).toEqual([
      'tariff-from not-an-option',
      'tariff-to not-an-option',
      'tariff-contract not-an-option',
      'tariff-names too-long',
      'tariff-x unknown',
    ]);
  });
});
