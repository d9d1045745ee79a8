import type {Query} from './queries.ts';
import {pageOf, type Language} from './site.ts';

/** An engine under comparison: identifiers of the found records (`path#anchor`), the best first. */
export interface Engine {
  name: string;
  search: (language: Language, query: string) => Promise<readonly string[]>;
}

/** A query with the rank, from 1, of the first result that stands on an expected page; null when there is none. */
export interface Outcome extends Query {
  rank: number | null;
  found: readonly string[];
}

/** Shares of queries, from 0 to 1. */
export interface Score {
  queries: number;
  first: number;
  withinThree: number;
  /** Mean of 1 / rank. */
  reciprocal: number;
}

/** Results that are looked at; one that stands lower is not found. */
const depth = 20;

/** Asks an engine every query. */
export async function outcomesOf(engine: Engine, queries: readonly Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const found = (await engine.search(query.lang, query.query)).slice(0, depth);
    const index = found.findIndex((objectID) => query.expected.includes(pageOf(objectID)));
    outcomes.push({...query, found, rank: index < 0 ? null : index + 1});
  }
  return outcomes;
}

const share = (outcomes: readonly Outcome[], measure: (rank: number) => number): number =>
  outcomes.length === 0
    ? 0
    : outcomes.reduce((sum, {rank}) => sum + (rank === null ? 0 : measure(rank)), 0) / outcomes.length;

/** Score of a list of outcomes. */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  return {
    queries: outcomes.length,
    first: share(outcomes, (rank) => Number(rank === 1)),
    withinThree: share(outcomes, (rank) => Number(rank <= 3)),
    reciprocal: share(outcomes, (rank) => 1 / rank),
  };
}

/** Scores by a property of the queries, in the order in which its values first occur. */
export function scoresBy(outcomes: readonly Outcome[], key: (outcome: Outcome) => string): Map<string, Score> {
  const keys = [...new Set(outcomes.map(key))];
  return new Map(keys.map((value) => [value, scoreOf(outcomes.filter((outcome) => key(outcome) === value))]));
}
