import {describe, expect, it} from 'vitest';
import {fill, formatMoney, formatNumber, formatPercent, plainNumber} from './text';

describe('fill', () => {
  it('fills in what it has and leaves the rest', () => {
    expect(fill('{a} → {b}, {a}', {a: 1})).toBe('1 → {b}, 1');
    expect(fill('{a}', {a: '{b}$&', b: 'no'})).toBe('{b}$&');
  });
});

describe('numbers', () => {
  it.each([
    [0, '0', '0'],
    [1234567.5, '1\u00a0234\u00a0567,5', '1,234,567.5'],
    [-0.25, '−0,25', '−0.25'],
    [1e-9, '0', '0'],
    [-1e-9, '0', '0'],
    [100, '100', '100'],
    [0.1 + 0.2, '0,3', '0.3'],
  ])('%d', (value, ru, en) => {
    expect(formatNumber(value, 'ru')).toBe(ru);
    expect(formatNumber(value, 'en')).toBe(en);
  });

  it('shows money with two decimals, or none, or as many as there are', () => {
    expect(formatMoney(1500, 'ru')).toBe('1\u00a0500\u00a0₽');
    expect(formatMoney(1500.5, 'ru')).toBe('1\u00a0500,50\u00a0₽');
    expect(formatMoney(0.3333333, 'en')).toBe('₽0.3333');
    expect(formatMoney(-5, 'en')).toBe('−₽5');
  });

  it('shows a percentage with a space in Russian only', () => {
    expect(formatPercent(5.5, 'ru')).toBe('5,5\u00a0%');
    expect(formatPercent(5.5, 'en')).toBe('5.5%');
  });

  it('puts into fields what they can read', () => {
    expect(plainNumber(1e7)).toBe('10000000');
    expect(plainNumber(-0.5)).toBe('-0.5');
    expect(plainNumber(100)).toBe('100');
  });
});
