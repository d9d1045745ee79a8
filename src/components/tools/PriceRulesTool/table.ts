import {priceFor} from './model';
import type {Group, Price, Question, Stored} from './types';

/** A range of goods totals with one price: above `above` up to and with `to`. */
export interface Step {
  above: number | null;
  to: number | null;
  price: Price;
}

export interface Row {
  orderTotal: number;
  /** One price for each of the given CDEK prices. */
  prices: Price[];
}

/** Prices for each goods total (rows) and each CDEK price (columns). */
export function priceTable(stored: Stored, group: Group, orderTotals: number[], cdekPrices: number[]): Row[] {
  return orderTotals.map((orderTotal) => ({
    orderTotal,
    prices: cdekPrices.map((price) => priceFor(question(stored, group, orderTotal, price))),
  }));
}

/** The price over goods totals for the plot: a new step after each threshold that matters. */
export function priceSteps(stored: Stored, group: Group, cdekPrice: number, rubPerUnit: number | null = null): Step[] {
  const list = stored.kind === 'rules' ? stored.lists[group] : [];
  const thresholds = Array.isArray(list)
    ? [
        ...new Set(
          list
            .map((rule: {to?: unknown} | null) => rule?.to)
            .filter((to): to is number => typeof to === 'number' && to >= 0),
        ),
      ]
    : [];
  const edges: (number | null)[] = [...thresholds.sort((a, b) => a - b), null];

  return edges.map((to, index) => {
    const above = edges[index - 1] ?? null;
    // Any total above the last threshold: a cent more than it.
    const orderTotal = to ?? (above ?? 0) + 0.01;
    return {above, to, price: priceFor({...question(stored, group, orderTotal, cdekPrice), rubPerUnit})};
  });
}

/** Goods totals with a row of their own: both sides of every threshold, zero and a round number above the last. */
export function tellingTotals(stored: Stored, group: Group): number[] {
  const edges = priceSteps(stored, group, 1).flatMap(({to}) => (to === null ? [] : [to]));
  const last = edges.at(-1) ?? 0;
  return [...new Set([0, ...edges.flatMap((edge) => [edge, edge + 1]), last > 0 ? last * 2 : 1000])].sort(
    (a, b) => a - b,
  );
}

function question(stored: Stored, group: Group, orderTotal: number, cdekPrice: number): Question {
  return {stored, group, orderTotal, listPrice: cdekPrice, exactPrice: cdekPrice};
}
