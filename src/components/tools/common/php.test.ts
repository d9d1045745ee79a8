import {describe, expect, it} from 'vitest';
import {floatCast, intCast, isEmpty, isNumeric, round} from './php';

// Every expectation was read off PHP 8.2.

describe('floatCast and intCast', () => {
  it.each([
    ['12.9', 12.9, 12],
    ['12,9', 12, 12],
    [' 7 ', 7, 7],
    ['1e3', 1000, 1000],
    ['.5', 0.5, 0],
    ['-5.7', -5.7, -5],
    ['5 cm', 5, 5],
    ['cm 5', 0, 0],
    ['', 0, 0],
    ['-0.5', -0.5, 0],
    ['0x1A', 0, 0],
  ])('reads %j', (text, float, int) => {
    expect(floatCast(text)).toBe(float);
    expect(intCast(text)).toBe(int);
  });
});

describe('isNumeric', () => {
  it.each([5, 0.5, '5', ' 5', '5 ', '5.', '.5', '-5', '+5', '1e3'])('accepts %j', (value) => {
    expect(isNumeric(value)).toBe(true);
  });

  it.each(['', ' ', '5a', '0x1A', '1,5', '--5', null, true, [5]])('refuses %j', (value) => {
    expect(isNumeric(value)).toBe(false);
  });
});

describe('isEmpty', () => {
  it('takes "0" for empty and "0.0" for filled in', () => {
    expect(['', '0', '0.0', '0.00', ' ', '00'].map(isEmpty)).toEqual([true, true, false, false, false, false]);
  });
});

describe('round', () => {
  it.each([
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [4.499999999999999, 0, 5],
    [4.49999999999999, 0, 4],
    [1.005, 2, 1.01],
    [5.055, 2, 5.06],
    [1234567.885, 2, 1234567.89],
    [0.285, 2, 0.29],
    [19.4999, 0, 19],
    [0, 2, 0],
    [1e16, 2, 1e16],
  ])('%d to %d places', (value, places, expected) => {
    expect(round(value, places)).toBe(expected);
  });
});
