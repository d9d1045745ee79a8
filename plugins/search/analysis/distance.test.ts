import {describe, expect, it} from 'vitest';
import {slipsAllowed, typingDistance} from './distance';

describe('typingDistance', () => {
  it.each([
    ['накладная', 'накладная', 0],
    ['накланая', 'накладная', 1],
    ['досатвка', 'доставка', 1],
    ['secert', 'secret', 1],
    ['кветанция', 'квитанция', 1],
    ['габориты', 'габариты', 1],
    ['настойка', 'настройки', 2],
    ['', 'аб', 2],
  ])('%s – %s: %i', (typed, meant, slips) => {
    expect(typingDistance(typed, meant, 2)).toBe(slips);
    expect(typingDistance(meant, typed, 2)).toBe(slips);
  });

  it('stops counting beyond the limit', () => {
    expect(typingDistance('карта', 'курьер', 1)).toBe(2);
    expect(typingDistance('а', 'аббббб', 2)).toBe(3);
  });

  it('takes words longer than any real one', () => {
    expect(typingDistance('a'.repeat(500), 'a'.repeat(500), 1)).toBe(0);
  });
});

describe('slipsAllowed', () => {
  it('grows with the length of the word', () => {
    expect([2, 3, 4, 7, 8, 20].map(slipsAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
