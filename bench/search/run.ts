import {readFile, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {packIndex} from '../../plugins/search/extract/packIndex.ts';
import {flexSearch} from './engines/flexSearch.ts';
import {lunrSearch} from './engines/lunr.ts';
import {miniSearch} from './engines/miniSearch.ts';
import {MissingPeerError} from './engines/load.ts';
import {orama} from './engines/orama.ts';
import {ours} from './engines/ours.ts';
import {pagefindEngine} from './engines/pagefind.ts';
import {grownManual} from './lib/growth.ts';
import {headingRates} from './lib/headings.ts';
import {BrowserBench, slowdown} from './lib/inBrowser.ts';
import {leavingPoint, limits} from './lib/limit.ts';
import {readQueries, type QuerySet} from './lib/queries.ts';
import {outcomesOf, type Engine} from './lib/relevance.ts';
import {ruleQueries} from './lib/ruleQueries.ts';
import {indexFileOf, languages, readSite, type Site} from './lib/site.ts';
import {packedSize, sizesOfBuild} from './lib/sizes.ts';
import {
  growthTable,
  headingsTable,
  lostKinds,
  ownTable,
  peersTable,
  sizesTable,
  timesTable,
  type Grown,
  type SetOutcomes,
} from './lib/tables.ts';

type Say = (line: string) => void;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const manualSizes = [20, 200, 2000];
/** Queries that are typed letter by letter to measure times. */
const typedQueries = 30;

const peerMakers: ((sites: readonly Site[]) => Engine | Promise<Engine>)[] = [
  pagefindEngine,
  lunrSearch,
  flexSearch,
  orama,
  miniSearch,
];

async function compare(sites: readonly Site[], sets: readonly QuerySet[], say: Say): Promise<SetOutcomes[]> {
  const all: SetOutcomes[] = [];
  for (const make of [ours, ...peerMakers]) {
    try {
      const engine = await make(sites);
      say(`asking ${engine.name}`);
      for (const {name, queries} of sets) {
        all.push({set: name, engine: engine.name, outcomes: await outcomesOf(engine, queries)});
      }
      if ('close' in engine) {
        await (engine as Engine & {close: () => Promise<void>}).close();
      }
    } catch (error) {
      if (!(error instanceof MissingPeerError)) {
        throw error;
      }
      say(`skipped: ${error.message}`);
    }
  }
  return all;
}

function relevance(all: readonly SetOutcomes[], sets: readonly QuerySet[]): string[] {
  const own = all.filter(({engine}) => engine === 'ours');
  const lost = sets.flatMap(({name}) => lostKinds(all.filter(({set}) => set === name)));
  return [
    '## Relevance',
    '`rank 1` and `within 3`: share of queries with an expected page there; MRR: mean of 1 / rank.',
    ownTable(own),
    '## Peers',
    'Share of rank 1 by kind, the same records and queries.',
    ...sets.flatMap(({name}) => [`### Set “${name}”`, peersTable(all.filter(({set}) => set === name))]),
    lost.length === 0
      ? 'Ours is first, or shares the first place, in every kind.'
      : `Ours is not first in: ${lost.join('; ')}.`,
  ];
}

async function headings(sites: readonly Site[], say: Say): Promise<string[]> {
  const rates = [];
  for (const site of sites) {
    say(`typing every heading (${site.language})`);
    rates.push({language: site.language, rates: await headingRates(site, ours([site]))});
  }
  return [
    '## Headings',
    'Share of the headings of the manual whose section is among the first three results, by the way it is typed.',
    headingsTable(rates),
  ];
}

function leavingLine(grown: readonly Grown[]): string {
  const pages = leavingPoint(grown.map(({pages: size, ours: own}) => ({pages: size, ...own})));
  const stated = pages === null ? 'None of these sizes tells the limit' : `The limit is at about ${pages} pages`;
  return `${stated}: there the first answer takes ${limits.first} ms or the median key a frame (${limits.median} ms).`;
}

async function speed(site: Site, queries: readonly string[], say: Say): Promise<string[]> {
  const bench = await BrowserBench.start();
  try {
    const text = await readFile(indexFileOf(site.language), 'utf8');
    say(`timing in Chromium, processor ÷ ${slowdown}`);
    const times = timesTable(await bench.measure('ours', text, queries), await bench.measure('mini', text, queries));
    const grown: Grown[] = [];
    for (const pages of manualSizes) {
      say(`growing to ${pages} pages`);
      const file = grownManual(site.file, pages);
      const packed = JSON.stringify(packIndex(file));
      const sections = file.pages.reduce((sum, page) => sum + page.sections.length, 0);
      const own = await bench.measure('ours', packed, queries.slice(0, pages > 500 ? 5 : queries.length));
      grown.push({pages, sections, bytes: packedSize(packed), ours: own});
    }
    return [
      '## Time and memory',
      `Chromium, processor ÷ ${slowdown}, Russian.`,
      times,
      '## Growth',
      growthTable(grown),
      leavingLine(grown),
    ];
  } finally {
    await bench.close();
  }
}

/**
 * Measures the search and writes RESULTS.md; `--quick` leaves out times and growth, `--rule` writes the queries made
 * by rule anew from the headings of the build.
 */
export async function run(args: readonly string[], say: Say): Promise<string> {
  const sites = await Promise.all(languages.map(readSite));
  if (args.includes('--rule')) {
    await writeFile(here('queries/rule.json'), `${JSON.stringify(ruleQueries(sites), null, 2)}\n`);
  }
  const {given, own} = await readQueries();
  if (!given) {
    say('skipped: the given set; SEARCH_QUERIES names its file');
  }
  const sets = [...(given ? [given] : []), ...own];
  const [site] = sites;
  const queries = own.flatMap((set) => set.queries).filter(({lang}) => lang === 'ru');
  const parts = [
    '# Results of the search bench',
    'Made by `npm run bench:search`; do not edit.',
    ...relevance(await compare(sites, sets, say), sets),
    ...(await headings(sites, say)),
    '## Size',
    sizesTable(sizesOfBuild()),
    ...(site && !args.includes('--quick')
      ? await speed(
          site,
          queries.slice(0, typedQueries).map(({query}) => query),
          say,
        )
      : []),
  ];
  const text = `${parts.join('\n\n')}\n`;
  await writeFile(here('RESULTS.md'), text);
  return text;
}
