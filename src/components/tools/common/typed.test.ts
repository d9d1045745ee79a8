import {describe, expect, it} from 'vitest';
import {listField, numberField, optionalField, textField, type Typed} from './typed';

const limits = {min: 0, max: 1000};

function expectReading<Value>(typed: Typed<Value>, cases: [string, Value | undefined][]): void {
  for (const [text, value] of cases) {
    expect(typed.read(text), text).toEqual(value);
    if (value !== undefined) {
      expect(typed.read(typed.write(value)), text).toEqual(value);
    }
  }
}

describe('fields', () => {
  it('read numbers as people write them, within limits', () => {
    expectReading(numberField(limits), [
      ['12,5', 12.5],
      [' 1 000 ', 1000],
      ['1\u00a0000', 1000],
      ['0.', 0],
      ['', undefined],
      ['-1', undefined],
      ['1001', undefined],
      ['1e3', undefined],
      ['0x10', undefined],
      ['12 ₽', undefined],
      ['<b>', undefined],
    ]);
    expect(numberField({...limits, whole: true}).read('1.5')).toBeUndefined();
    expect(numberField({min: -5, max: 5}).read('−5')).toBe(-5);
  });

  it('take an empty field for nothing where that is a value', () => {
    expectReading(optionalField(limits), [
      ['', null],
      ['  ', null],
      ['7', 7],
      ['x', undefined],
    ]);
  });

  it('read lists', () => {
    expectReading(listField(limits, 3), [
      ['', []],
      ['1 2; 3', [1, 2, 3]],
      ['0,5 20', [0.5, 20]],
      ['1 2 3 4', undefined],
      ['1 x', undefined],
    ]);
  });

  it('hold texts to a length and a look', () => {
    expectReading(textField(3), [
      ['abc', 'abc'],
      ['', ''],
      ['abcd', undefined],
    ]);
    expect(textField(3, /^\d*$/).read('a')).toBeUndefined();
  });
});
