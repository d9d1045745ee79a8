import {describe, expect, it} from 'vitest';
import {layOut} from './plot';
import {defaultRules, storedRules} from './stored';
import {priceSteps} from './table';
import type {Rules} from './types';

const free: Rules = {
  door: [
    {to: 2999, type: 'percentage', value: 110},
    {to: null, type: 'free', value: 100},
  ],
  office: [{to: null, type: 'fixed', value: 300}],
};

function plot(rules: Rules, orderTotal = 2500, rubPerUnit: number | null = null) {
  const stored = storedRules(rules);
  return layOut(
    {door: priceSteps(stored, 'door', 350, rubPerUnit), office: priceSteps(stored, 'office', 350, rubPerUnit)},
    orderTotal,
  );
}

describe('the plot of price rules', () => {
  it('steps down at the threshold and ends at the edge', () => {
    const {lastTotal, highestPrice, lines, thresholds} = plot(free);
    expect({lastTotal, highestPrice}).toEqual({lastTotal: 5000, highestPrice: 500});
    expect(lines.door).toEqual([
      {fromPercent: 0, toPercent: 59.98, heightPercent: 77.2},
      {fromPercent: 59.98, toPercent: 100, heightPercent: 0},
    ]);
    expect(lines.office).toEqual([{fromPercent: 0, toPercent: 100, heightPercent: 60}]);
    expect(thresholds).toEqual([{total: 2999, percent: 59.98}]);
  });

  it('reaches to the order that is asked about', () => {
    expect(plot(defaultRules(), 1_000_000).lastTotal).toBe(2_000_000);
    expect(plot(defaultRules(), 0).lastTotal).toBe(2);
  });

  it('leaves a gap where the plugin breaks', () => {
    const broken: Rules = {...free, office: [{to: null, type: 'percentage', value: 0}]};
    expect(plot(broken, 2500, 90).lines.office).toEqual([]);
    expect(plot(broken).lines.office).toHaveLength(1);
  });
});
