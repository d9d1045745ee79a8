import type {Locale} from '../../config/locales';
import {pageOf} from './builtIndex';
import type {Query} from './queries';

/** An engine under comparison. */
export interface Engine {
  name: string;
  /** Identifiers of the found records (`path#anchor`), the best first. */
  search: (language: Locale, query: string) => Promise<readonly string[]> | readonly string[];
  /** Ends what the engine runs. */
  close?: () => Promise<void>;
}

/** A query and where its pages came in the results: ranks from 1, Infinity for a page that was not found. */
export interface Outcome extends Query {
  /** Of the first page that should come first. */
  rank: number;
  /** Of the first page that should come first or will do. */
  okRank: number;
}

/** Shares of queries, from 0 to 1. */
export interface Score {
  queries: number;
  /** Strict: a page of `expected` is the first result. */
  first: number;
  /** Lenient: a page of `expected` or `ok` is among the first three results. */
  withinThree: number;
  /** Mean of 1 / rank of a page of `expected`. */
  reciprocal: number;
}

/** Results that are looked at: a page further down counts as not found. */
const depth = 20;

function rankOf(found: readonly string[], pages: readonly string[]): number {
  const index = found.findIndex((page) => pages.includes(page));
  return index === -1 ? Infinity : index + 1;
}

/** Asks an engine every query. */
export async function outcomesOf(engine: Engine, queries: readonly Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const found = (await engine.search(query.lang, query.query)).slice(0, depth).map(pageOf);
    const {expected, ok = []} = query;
    outcomes.push({...query, rank: rankOf(found, expected), okRank: rankOf(found, [...expected, ...ok])});
  }
  return outcomes;
}

/** Score of outcomes; zeros of none. */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  const mean = (measure: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + measure(outcome), 0) / Math.max(1, outcomes.length);
  return {
    queries: outcomes.length,
    first: mean(({rank}) => Number(rank === 1)),
    withinThree: mean(({okRank}) => Number(okRank <= 3)),
    reciprocal: mean(({rank}) => 1 / rank),
  };
}
