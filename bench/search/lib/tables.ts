import {rateOf, ways, type HeadingRates, type Way} from './headings.ts';
import type {Measured} from './inBrowser.ts';
import {scoreOf, scoresBy, type Outcome, type Score} from './relevance.ts';
import type {Size} from './sizes.ts';

const share = (value: number): string => value.toFixed(2);
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** How an engine did on a set. */
export interface SetOutcomes {
  set: string;
  engine: string;
  outcomes: readonly Outcome[];
}

const scoreCells = ({queries, first, withinThree, reciprocal}: Score): string[] => [
  String(queries),
  share(first),
  share(withinThree),
  share(reciprocal),
];

/** Our scores on every set, as a whole, by kind and by language. */
export function ownTable(all: readonly SetOutcomes[]): string {
  const rows = all.flatMap(({set, outcomes}) => [
    [`**${set}**`, ...scoreCells(scoreOf(outcomes))],
    ...[...scoresBy(outcomes, ({kind}) => kind), ...scoresBy(outcomes, ({lang}) => lang)].map(([name, score]) => [
      `${set}: ${name}`,
      ...scoreCells(score),
    ]),
  ]);
  return table(['Set', 'queries', 'rank 1', 'within 3', 'MRR'], rows);
}

/** Share of rank 1 by kind for every engine over the same set. */
export function peersTable(all: readonly SetOutcomes[]): string {
  const [first] = all;
  const kinds = [...new Set(first?.outcomes.map(({kind}) => kind))];
  const rows = all.map(({engine, outcomes}) => {
    const scores = scoresBy(outcomes, ({kind}) => kind);
    const whole = scoreOf(outcomes);
    return [
      engine,
      share(whole.first),
      share(whole.withinThree),
      ...kinds.map((kind) => share(scores.get(kind)?.first ?? 0)),
    ];
  });
  return table(['Engine', 'rank 1', 'within 3', ...kinds], rows);
}

/** Kinds in which another engine has more right answers at rank 1 than ours, the first of the list. */
export function lostKinds(all: readonly SetOutcomes[]): string[] {
  const [own, ...others] = all;
  const ownScores = scoresBy(own?.outcomes ?? [], ({kind}) => kind);
  return others.flatMap(({engine, outcomes, set}) =>
    [...scoresBy(outcomes, ({kind}) => kind)]
      .filter(([kind, score]) => score.first > (ownScores.get(kind)?.first ?? 0))
      .map(([kind]) => `${set}: ${kind} (${engine})`),
  );
}

/** Rates at which headings are found. */
export function headingsTable(rates: readonly {language: string; rates: HeadingRates}[]): string {
  const names = Object.keys(ways) as Way[];
  return table(
    ['Language', ...names],
    rates.map(({language, rates: own}) => [
      language,
      ...names.map((way) => `${rateOf(own, way).toFixed(3)} of ${own.tried[way]}`),
    ]),
  );
}

/** What travels. */
export function sizesTable(sizes: readonly Size[]): string {
  return table(
    ['What', 'KB, brotli'],
    sizes.map(({what, bytes}) => [what, (bytes / 1024).toFixed(1)]),
  );
}

/** Times of both engines, and how many times the one is the other. */
export function timesTable(ours: Measured, mini: Measured): string {
  const row = (what: string, own: number, other: number, unit: (value: number) => string): string[] => [
    what,
    unit(own),
    unit(other),
    (own / other).toFixed(1),
  ];
  const ms = (value: number): string => value.toFixed(1);
  return table(
    ['', 'ours', 'MiniSearch', 'times'],
    [
      row('first answer from the text of the index, ms', ours.first, mini.first, ms),
      row('a key, median, ms', ours.median, mini.median, ms),
      row('a key, 95th of 100, ms', ours.slow, mini.slow, ms),
      row('heap, KB', ours.heap, mini.heap, kilobytes),
    ],
  );
}

/** One size of manual. */
export interface Grown {
  pages: number;
  sections: number;
  bytes: number;
  ours: Measured;
}

/** How size and times grow. */
export function growthTable(grown: readonly Grown[]): string {
  return table(
    ['Pages', 'sections', 'index, KB brotli', 'first answer, ms', 'key, median, ms', 'key, 95th, ms', 'heap, MB'],
    grown.map(({pages, sections, bytes, ours}) => [
      String(pages),
      String(sections),
      kilobytes(bytes),
      ours.first.toFixed(0),
      ours.median.toFixed(1),
      ours.slow.toFixed(1),
      (ours.heap / 1024 / 1024).toFixed(1),
    ]),
  );
}
