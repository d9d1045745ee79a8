import {table} from '../lib/tables';
import {scoreOf, type Outcome} from './scores';
import type {Timing} from './times/page';

/** How an engine did on a set. */
export interface Result {
  set: string;
  engine: string;
  outcomes: readonly Outcome[];
}

const share = (value: number): string => value.toFixed(2);

/** Outcomes by language and by kind, in the order in which they first occur. */
function groupsOf(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const names = new Set([...outcomes.map(({lang}) => lang), ...outcomes.map(({kind}) => kind)]);
  return new Map([...names].map((name) => [name, outcomes.filter(({lang, kind}) => lang === name || kind === name)]));
}

/** A row for each engine over one set: both measures, then the same for each language and kind. */
export function setTable(results: readonly Result[]): string {
  const groups = [...groupsOf(results[0]?.outcomes ?? []).keys()];
  const rows = results.map(({engine, outcomes}) => {
    const {first, withinThree, reciprocal} = scoreOf(outcomes);
    const byGroup = [...groupsOf(outcomes).values()].map(scoreOf);
    return [
      engine,
      share(first),
      share(withinThree),
      share(reciprocal),
      ...byGroup.map((score) => `${share(score.first)} / ${share(score.withinThree)}`),
    ];
  });
  return table(['Engine', 'rank 1', 'within 3', 'MRR', ...groups], rows);
}

/** Languages and kinds of a set in which another engine has more right answers at rank 1 than the first of the list. */
export function lostGroups([own, ...others]: readonly Result[]): string[] {
  const ownGroups = groupsOf(own?.outcomes ?? []);
  return others.flatMap(({engine, outcomes, set}) =>
    [...groupsOf(outcomes)]
      .filter(([name, group]) => scoreOf(group).first > scoreOf(ownGroups.get(name) ?? []).first)
      .map(([name]) => `${set}: ${name} (${engine})`),
  );
}

/** An engine in the browser. */
export interface Measured extends Timing {
  /** Bytes of heap that it holds. */
  heap: number;
}

/** Times of both engines, and how many times the one is the other. */
export function timesTable(ours: Measured, miniSearch: Measured): string {
  const row = (what: string, of: (measured: Measured) => number): string[] => [
    what,
    of(ours).toFixed(1),
    of(miniSearch).toFixed(1),
    (of(ours) / of(miniSearch)).toFixed(1),
  ];
  return table(
    ['', 'ours', 'MiniSearch', 'times'],
    [
      row('first answer from the text of the index, ms', ({first}) => first),
      row('a key, median, ms', ({median}) => median),
      row('a key, 95th of 100, ms', ({slow}) => slow),
      row('heap, MB', ({heap}) => heap / 2 ** 20),
    ],
  );
}

/** One size of manual. */
export interface Grown {
  pages: number;
  sections: number;
  /** Of the index, in brotli. */
  bytes: number;
  measured: Measured;
}

/** How the size of the index and the times grow. */
export function growthTable(grown: readonly Grown[]): string {
  return table(
    ['Pages', 'sections', 'index, KB brotli', 'first answer, ms', 'key, median, ms', 'key, 95th, ms', 'heap, MB'],
    grown.map(({pages, sections, bytes, measured: {first, median, slow, heap}}) => [
      String(pages),
      String(sections),
      (bytes / 1024).toFixed(0),
      first.toFixed(0),
      median.toFixed(1),
      slow.toFixed(1),
      (heap / 2 ** 20).toFixed(1),
    ]),
  );
}
