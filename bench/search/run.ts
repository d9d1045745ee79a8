import {parseArgs} from 'node:util';
import {locales} from '../../config/locales';
import manifest from '../../package.json' with {type: 'json'};
import {namesOf} from '../lib/options';
import {versions} from '../lib/packages';
import {circumstances, writeChapter, type Results} from '../lib/results';
import {readIndex, type BuiltIndex} from './builtIndex';
import {miniSearch} from './engines/miniSearch';
import {ours} from './engines/ours';
import {pagefind} from './engines/pagefind';
import {learn} from './learn/learn';
import {readSets, type QuerySet} from './queries';
import {outcomesOf, type Engine} from './scores';
import {lostGroups, setTable, type Result} from './tables';
import {measureTimes} from './times/measure';

type Log = (line: string) => void;
type MakeEngine = (indexes: readonly BuiltIndex[]) => Engine | Promise<Engine>;

const results: Results = {
  file: new URL('RESULTS.md', import.meta.url),
  command: 'npm run bench:search',
  chapters: ['Relevance', 'Times'],
};

/** Queries that are typed letter by letter to measure times. */
const typedQueries = 30;

const legend =
  '`rank 1` (strict) is the share of queries for which a page of `expected` is the first result; `within 3` (lenient) of those for which a page of `expected` or `ok` is among the first three; MRR is the mean of 1 / rank of a page of `expected`. A language or a kind has both shares.';

async function relevance(makers: readonly MakeEngine[], sets: readonly QuerySet[], log: Log): Promise<string[]> {
  const indexes = locales.map(readIndex);
  const all: Result[] = [];
  for (const make of makers) {
    const engine = await make(indexes);
    log(`asking ${engine.name}`);
    for (const {name, queries} of sets) {
      all.push({set: name, engine: engine.name, outcomes: await outcomesOf(engine, queries)});
    }
    await engine.close?.();
  }
  const bySet = sets.map(({name, queries}) => ({name, queries, own: all.filter(({set}) => set === name)}));
  const lost = bySet.flatMap(({own}) => lostGroups(own));
  return [
    legend,
    ...bySet.flatMap(({name, queries, own}) => [`### ${name}, ${queries.length} queries`, setTable(own)]),
    lost.length === 0 ? 'Ours is nowhere behind at rank 1.' : `Ours is behind at rank 1 in: ${lost.join('; ')}.`,
  ];
}

async function times(sets: readonly QuerySet[], log: Log): Promise<string[]> {
  const own = sets.find(({name}) => name === 'by hand')?.queries ?? [];
  const typed = own.filter(({lang}) => lang === 'ru').map(({query}) => query);
  return measureTimes(readIndex('ru'), typed.slice(0, typedQueries), log);
}

/**
 * Measures the search and writes RESULTS.md. `--part relevance,times` names its chapters; `--quick` measures the
 * relevance of our engine alone and writes nothing; `--learn` learns the weights of the engine from the sets.
 * @returns the chapters that were measured
 * @throws UserError when the site is not built or Pagefind is not installed
 */
export async function run(args: readonly string[], log: Log): Promise<string> {
  const {values} = parseArgs({
    args: [...args],
    options: {part: {type: 'string'}, quick: {type: 'boolean'}, learn: {type: 'boolean'}},
  });
  const parts = namesOf('part', values.part, ['relevance', 'times']);
  const sets = readSets();
  if (values.learn) {
    return learn(sets);
  }
  if (values.quick) {
    return (await relevance([ours], sets, log)).join('\n\n');
  }
  const written: string[] = [];
  if (parts.includes('relevance')) {
    const paragraphs = await relevance([ours, pagefind, miniSearch], sets, log);
    const measuredWith = circumstances([
      `Pagefind ${versions.pagefind}`,
      `MiniSearch ${manifest.dependencies.minisearch}`,
    ]);
    written.push(writeChapter(results, 'Relevance', [measuredWith, ...paragraphs]));
  }
  if (parts.includes('times')) {
    written.push(writeChapter(results, 'Times', await times(sets, log)));
  }
  return written.join('\n\n');
}
