import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {compressFolder} from '../../../plugins/post-build/compress';
import {kilobytes, ratio, table} from '../../lib/tables';
import {engines} from '../engines/all';
import {build, clearCaches, install, writeManual, type Engine} from '../engines/engine';
import type {Options} from '../options';
import type {Log} from '../sites';
import {manualOfSize} from '../text/copies';
import {pagesOf, type Manual} from '../text/manual';
import {weightsOf, type Weights} from './weights';

interface Grown extends Weights {
  engine: string;
  /** A language. */
  pages: number;
  /** Seconds from empty caches, and after a change of one page. */
  cold: number;
  warm: number;
  /** Bytes. */
  memory: number | null;
}

/** Adds a sentence to one page, as an author does. */
function changeOnePage(engine: Engine): void {
  const {folder, format} = engine.pages('ru');
  appendFileSync(join(engine.folder, folder, format.fileOf('setup')), '\n\nИ ещё одно предложение.\n');
}

async function grow(engine: Engine, manual: Manual, log: Log): Promise<Grown> {
  const pages = pagesOf(manual.ru).length;
  const dir = join(engine.folder, engine.outDir);
  await install(engine);
  writeManual(engine, manual);
  clearCaches(engine);
  log(`${engine.name}, ${pages} pages a language: cold build`);
  const cold = await build(engine);
  changeOnePage(engine);
  log(`${engine.name}, ${pages} pages a language: ${cold.seconds.toFixed(1)} s; again with one page changed`);
  const warm = await build(engine);
  await compressFolder(dir);
  return {
    engine: engine.name,
    pages,
    cold: cold.seconds,
    warm: warm.seconds,
    memory: cold.memory,
    ...weightsOf(dir),
  };
}

function growthTable(all: readonly Grown[]): string {
  const rows = all.map((one) => {
    const smallest = all.find(({engine}) => engine === one.engine) ?? one;
    const perPage = (of: (weights: Weights) => number): string =>
      smallest === one ? '–' : ((of(one) - of(smallest)) / (one.pages - smallest.pages)).toFixed(1);
    return [
      one.engine,
      String(one.pages),
      one.cold.toFixed(1),
      `${one.warm.toFixed(1)} (${ratio(one.warm / one.cold)})`,
      one.memory === null ? '–' : (one.memory / 1e6).toFixed(0),
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
    'one page changed s (÷ cold)',
    'memory MB',
    'scripts of a page kB',
    'B a page more',
    'HTML of a page kB',
    'B a page more',
  ];
  return table(head, rows);
}

/**
 * Builds manuals of several sizes with every engine.
 * @returns the paragraphs of the chapter
 */
export async function measureGrowth({sites, sizes}: Options, manual: Manual, log: Log): Promise<string[]> {
  const all: Grown[] = [];
  for (const engine of engines.filter(({name}) => sites.includes(name))) {
    for (const size of sizes) {
      all.push(await grow(engine, manualOfSize(manual, size), log));
    }
  }
  const own = pagesOf(manual.ru).length;
  return [
    `Both languages, from empty caches; the manual has ${own} pages a language, larger ones have copies of them. Memory is what the build and its children held at once. Bytes are those of brotli, for the middle page; “more” is against the smallest manual of the same engine.`,
    growthTable(all),
  ];
}
