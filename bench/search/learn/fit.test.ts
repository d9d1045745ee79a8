import {describe, expect, it} from 'vitest';
import {fit, type Example} from './fit';

const page = (right: boolean, ...input: number[]) => ({right, input});
const example = (...pages: {right: boolean; input: number[]}[]): Example => ({
  inputs: pages.map(({input}) => input.map((value, at) => ({at, value}))),
  right: pages.map(({right}) => right),
});

describe('learning weights', () => {
  it('raises the weight of what right pages have and lowers that of what wrong ones have', () => {
    const examples = [
      example(page(true, 1, 0), page(false, 0, 1)),
      example(page(false, 0, 1), page(true, 1, 0), page(false, 0, 0)),
    ];
    const [good = 0, bad = 0] = fit(examples, [0, 0], [0.01, 0.01]);
    expect(good).toBeGreaterThan(1);
    expect(bad).toBeLessThan(-1);
  });

  it('leaves the weight of what says nothing, and of what no query can teach', () => {
    const [even = 0] = fit([example(page(true, 1), page(false, 1))], [2], [0.01]);
    expect(even).toBeCloseTo(2, 5);
    const [none = 0] = fit([example(page(false, 1), page(false, 3)), example(page(true, 1))], [2], [0.01]);
    expect(none).toBe(2);
  });

  it('stays nearer to the first weights the more they are held', () => {
    const examples = [example(page(true, 1), page(false, 0))];
    const [free = 0] = fit(examples, [0], [0.01]);
    const [held = 0] = fit(examples, [0], [1]);
    expect(held).toBeGreaterThan(0);
    expect(free).toBeGreaterThan(held);
  });
});
