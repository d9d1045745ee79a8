import {describe, expect, it} from 'vitest';
import {nearest} from './nearest';

describe('nearest', () => {
  it('puts the closest spelling first', () => {
    expect(nearest('insurence', ['city', 'insurance', 'percentcod'])[0]).toBe('insurance');
  });

  it('prefers an id that contains the wrong one to a short one that does not', () => {
    expect(nearest('weight', ['tin', 'city', 'product-weight-default'], 1)).toEqual(['product-weight-default']);
  });

  it('ignores case and gives no more than asked', () => {
    expect(nearest('CITY', ['city', 'city-code', 'tin'], 2)).toEqual(['city', 'city-code']);
  });

  it('has nothing to give when nothing is known', () => {
    expect(nearest('city', [])).toEqual([]);
  });
});
