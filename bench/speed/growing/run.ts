import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {Failure} from '../../../scripts/cli.ts';
import {compressFolder} from '../../../scripts/compress.ts';
import {folderOf, MissingEngineError, writeManual, type Engine} from '../engines/engine.ts';
import {oursWithSameText} from '../engines/ours.ts';
import {kilobytes, ratio, table} from '../lib/numbers.ts';
import {circumstances, writeChapter} from '../lib/results.ts';
import {engines, type Say} from '../sites.ts';
import {pagesOf, readManual, type Manual} from '../text/manual.ts';
import {weigh, type Weight} from './bytes.ts';
import {manualOf} from './grow.ts';

interface Grown extends Weight {
  engine: string;
  pages: number;
  cold: number;
  warm: number;
  /** Steps over the written pages, seconds. */
  finishing: number;
  /** Bytes. */
  memory: number | null;
}

const ourSizes = [20, 300, 1000];
const peerSizes = [300];
const peerNames = ['Starlight', 'VitePress', 'Rspress 2'];

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

/** Adds a sentence to one page, as an author does. */
function changeOnePage(engine: Engine, root: string): void {
  const {folder, writing} = engine.place('ru');
  appendFileSync(join(root, folderOf(engine), folder, writing.fileOf('setup')), '\n\nИ ещё одно предложение.\n');
}

async function grow(engine: Engine, root: string, manual: Manual, say: Say): Promise<Grown> {
  const pages = pagesOf(manual.ru).length;
  const dir = join(root, engine.outDir);
  writeManual(engine, root, manual);
  engine.forget(root);
  say(`${engine.name}, ${pages} pages a language: cold build`);
  const cold = await engine.build(root);
  changeOnePage(engine, root);
  say(`${engine.name}, ${pages} pages a language: ${cold.seconds.toFixed(1)} s; again with one page changed`);
  const warm = await engine.build(root);
  const finishing = await seconds(async () => engine.finish?.(dir));
  await compressFolder(dir);
  return {
    engine: engine.name,
    pages,
    cold: cold.seconds,
    warm: warm.seconds,
    finishing,
    memory: cold.memory,
    ...weigh(dir),
  };
}

function growthTable(all: readonly Grown[]): string {
  const rows = all.map((one) => {
    const smallest = all.find(({engine}) => engine === one.engine) ?? one;
    const perPage = (of: (grown: Grown) => number | null): string =>
      smallest === one || of(one) === null
        ? '–'
        : (((of(one) ?? 0) - (of(smallest) ?? 0)) / (one.pages - smallest.pages)).toFixed(1);
    return [
      one.engine,
      String(one.pages),
      one.cold.toFixed(1),
      one.finishing.toFixed(1),
      `${one.warm.toFixed(1)} (${ratio(one.warm / one.cold)})`,
      one.memory === null ? '–' : (one.memory / 1e6).toFixed(0),
      one.main === null ? '–' : kilobytes(one.main),
      perPage(({main}) => main),
      kilobytes(one.scripts),
      perPage(({scripts}) => scripts),
      kilobytes(one.html),
      perPage(({html}) => html),
    ];
  });
  const head = [
    '',
    'pages a language',
    'cold build s',
    'finishing s',
    'one page changed s (÷ cold)',
    'memory MB',
    'main kB',
    'B a page',
    'scripts of a page kB',
    'B a page',
    'HTML of a page kB',
    'B a page',
  ];
  return table(head, rows);
}

function readSizes(value: string | undefined, fallback: readonly number[]): readonly number[] {
  const sizes = value?.split(',').map(Number) ?? fallback;
  if (!sizes.every((size) => Number.isInteger(size) && size > 1)) {
    throw new Failure(`--sizes: got “${value}”, accepts numbers of pages, such as 20,300.`);
  }
  return sizes;
}

/**
 * Builds manuals of several sizes with ours and with the peers, and writes the third chapter of RESULTS.md.
 * `--only ours` leaves out the peers, `--sizes 20,300` names the sizes of ours.
 */
export async function runGrowing(args: readonly string[], root: string, say: Say): Promise<string> {
  const {values} = parseArgs({args: [...args], options: {only: {type: 'string'}, sizes: {type: 'string'}}});
  const manual = await readManual(root);
  const own = pagesOf(manual.ru).length;
  const chosen = engines.filter(
    ({name}) => name === oursWithSameText.name || (values.only !== 'ours' && peerNames.includes(name)),
  );
  const all: Grown[] = [];
  for (const engine of chosen) {
    const sizes = engine === oursWithSameText ? readSizes(values.sizes, [...ourSizes, own]) : [own, ...peerSizes];
    try {
      await engine.install(root);
      for (const size of sizes.toSorted((one, other) => one - other)) {
        all.push(await grow(engine, root, manualOf(manual, size), say));
      }
    } catch (error) {
      if (!(error instanceof MissingEngineError)) {
        throw error;
      }
      say(`skipped: ${error.message}`);
    }
  }
  const measured = chosen.filter(({name}) => all.some(({engine}) => engine === name));
  return writeChapter('Building and growth', [
    circumstances(measured.map((engine) => `${engine.name} ${engine.version(root)}`)),
    `Both languages, from an empty cache; the manual has ${own} pages a language, larger ones hold copies of them. Memory is what the build and its children held at once. Bytes are those of brotli, for the middle page; growth is against the smallest manual of the same engine.`,
    growthTable(all),
  ]);
}
