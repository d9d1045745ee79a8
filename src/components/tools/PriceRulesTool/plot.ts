import type {Step} from './table';
import {type Group, groups} from './types';

/** A segment of the line: from and to in percent of the width, height in percent from below. */
export interface Stretch {
  fromPercent: number;
  toPercent: number;
  heightPercent: number;
}

export interface Plot {
  /** Goods total and price at the ends of the axes. */
  lastTotal: number;
  highestPrice: number;
  lines: Record<Group, Stretch[]>;
  /** Thresholds with their positions in percent of the width. */
  thresholds: {total: number; percent: number}[];
}

/**
 * The steps of both lists as segments of a plot. The goods total extends to 1.5 times the last threshold
 * and the given order; missing prices leave a gap.
 */
export function layOut(steps: Record<Group, readonly Step[]>, orderTotal: number): Plot {
  const all = groups.flatMap((group) => steps[group]);
  const edges = [...new Set(all.flatMap(({to}) => (to === null ? [] : [to])))].sort((a, b) => a - b);
  const lastTotal = nice(1.25 * Math.max(1, orderTotal, ...edges));
  const highestPrice = nice(Math.max(1, ...all.map(costOf).map((cost) => cost ?? 0)));
  const percent = (total: number) => round((100 * total) / lastTotal);

  const stretch = (step: Step): Stretch[] => {
    const cost = costOf(step);
    return cost === null
      ? []
      : [
          {
            fromPercent: percent(step.above ?? 0),
            toPercent: percent(step.to ?? lastTotal),
            heightPercent: round((100 * cost) / highestPrice),
          },
        ];
  };
  return {
    lastTotal,
    highestPrice,
    lines: {door: steps.door.flatMap(stretch), office: steps.office.flatMap(stretch)},
    thresholds: edges.map((total) => ({total, percent: percent(total)})),
  };
}

function costOf({price}: Step): number | null {
  return price.kind === 'price' ? price.cost : null;
}

/** The next of 1, 2, 2.5 and 5 times a power of ten. */
function nice(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

/** Two decimals are more precise than any screen. */
function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
