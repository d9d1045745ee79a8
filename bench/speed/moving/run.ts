import type {Browser} from '@playwright/test';
import {locales} from '../../../config/locales.ts';
import {median, ms, table} from '../lib/numbers.ts';
import {chosen, readOptions, type Options} from '../lib/options.ts';
import {circumstances, writeChapter, type Chapter} from '../lib/results.ts';
import {slowdown, startBrowser} from '../measure/browser.ts';
import {serve, type Served} from '../measure/serve.ts';
import {longTasks} from '../measure/tasks.ts';
import {makeSites, ourName, type Say, type Site} from '../sites.ts';
import {pagesOf, readManual, type Manual} from '../text/manual.ts';
import {actFirst, acts} from './acts.ts';
import {walk} from './clicks.ts';

interface Bench {
  browser: Browser;
  sites: readonly Site[];
  served: ReadonlyMap<string, Served>;
  options: Options;
  manual: Manual;
  say: Say;
}

const originOf = ({served}: Bench, site: Site): string => served.get(site.name)?.origin ?? '';

interface Times {
  site: string;
  slow: boolean;
  /** By pair of pages, those of every round. */
  pairs: Map<string, number[]>;
}

/** Round by round and site by site, plain and slow. */
async function walks(bench: Bench): Promise<Times[]> {
  const {sites, options, manual, browser, say} = bench;
  const all: Times[] = sites.flatMap(({name}) => [false, true].map((slow) => ({site: name, slow, pairs: new Map()})));
  for (let round = 1; round <= options.runs; round += 1) {
    for (const times of all) {
      const site = sites.find(({name}) => name === times.site) as Site;
      say(`round ${round} of ${options.runs}: clicking through ${site.name}${times.slow ? ', slow' : ''}`);
      const paths = pagesOf(manual.ru).map(({id}) => site.addressOf('ru', id));
      for (const [pair, time] of (await walk(browser, originOf(bench, site), paths, times.slow)).times) {
        times.pairs.set(pair, [...(times.pairs.get(pair) ?? []), time]);
      }
    }
  }
  return all;
}

function walksTable(all: readonly Times[]): string {
  const cells = ({pairs}: Times): string[] => {
    const medians = [...pairs].map(([pair, times]) => ({pair, time: median(times)}));
    const worst = medians.toSorted((one, other) => other.time - one.time)[0];
    return [ms(median(medians.map(({time}) => time))), `${ms(worst?.time ?? Number.NaN)} (${worst?.pair ?? ''})`];
  };
  const names = [...new Set(all.map(({site}) => site))];
  const rows = names.map((name) => {
    const own = all.filter(({site}) => site === name);
    return [name, String(own[0]?.pairs.size ?? 0), ...own.flatMap(cells)];
  });
  return table(['', 'pairs', 'median ms', 'worst ms', `÷ ${slowdown}: median ms`, 'worst ms'], rows);
}

async function actsTable(bench: Bench, site: Site): Promise<string> {
  const rows = [];
  for (const act of acts) {
    const answers = [];
    for (let round = 1; round <= bench.options.runs; round += 1) {
      bench.say(`round ${round} of ${bench.options.runs}: ${act.name} as the first act`);
      answers.push(await actFirst(bench.browser, originOf(bench, site), site.addressOf('ru', act.page), act));
    }
    const lost = answers.filter(({answered}) => answered === null).length;
    const times = answers.flatMap(({answered}) => answered ?? []);
    rows.push([
      act.name,
      ms(median(answers.map(({seen}) => seen))),
      times.length === 0 ? '–' : ms(median(times)),
      times.length === 0 ? '–' : ms(Math.max(...times)),
      `${lost} of ${answers.length}`,
    ]);
  }
  return table(['First act', 'on the screen, ms', 'answered after, ms', 'worst, ms', 'lost'], rows);
}

async function tasksTable(bench: Bench): Promise<string> {
  const rows = [];
  for (const site of bench.sites) {
    for (const page of bench.options.pages) {
      bench.say(`long tasks of ${site.name}: ${page}`);
      const tasks = await longTasks(bench.browser, originOf(bench, site) + site.addressOf('ru', page));
      const longest = tasks.toSorted((one, other) => other.length - one.length)[0];
      rows.push([
        `${site.name}: ${page}`,
        String(tasks.length),
        ms(longest?.length ?? 0),
        ms(tasks.reduce((sum, {length}) => sum + length, 0)),
        longest?.parts.slice(0, 3).join(', ') ?? '',
      ]);
    }
  }
  return table(['', 'tasks over 50 ms', 'longest, ms', 'together, ms', 'what the longest did'], rows);
}

/** What a chapter holds under its title; null when there is nothing to measure it on. */
type Measure = (bench: Bench) => Promise<string[] | null>;

const chapters = {
  moves: [
    'Moving',
    async (bench) => [
      `From a click on a link of the sidebar to the new heading: every page of the sidebar in its order, ${locales[0]}, each click after the page has come to rest; plain, and with the processor slowed down ${slowdown} times. Medians of ${bench.options.runs} for each pair.`,
      walksTable(await walks(bench)),
    ],
  ],
  acts: [
    'First acts',
    async (bench) => {
      const own = bench.sites.find(({name}) => name === ourName);
      return own
        ? [
            `While scripts are still coming: slow 4G, processor ÷ ${slowdown}, ours. The click comes as soon as its target is on the screen.`,
            await actsTable(bench, own),
          ]
        : null;
    },
  ],
  tasks: [
    'Long tasks',
    async (bench) => [
      `Tasks over 50 ms before the reader acts: slow 4G, processor ÷ ${slowdown}, ${locales[0]}, one visit, from the start until the page has been quiet.`,
      await tasksTable(bench),
    ],
  ],
} satisfies Record<string, [Chapter, Measure]>;

type Part = keyof typeof chapters;

const partNames = Object.keys(chapters) as Part[];

/** Takes `--part moves,acts` out of the arguments. */
function splitParts(args: readonly string[]): {parts: readonly string[]; rest: string[]} {
  const at = args.indexOf('--part');
  return at === -1
    ? {parts: partNames, rest: [...args]}
    : {parts: chosen('part', args[at + 1], partNames, partNames), rest: args.toSpliced(at, 2)};
}

/**
 * Measures moving from page to page, the first act on a page and long tasks, each a chapter of RESULTS.md; `--part acts`
 * names some of them.
 */
export async function runMoving(args: readonly string[], root: string, say: Say): Promise<string> {
  const {parts, rest} = splitParts(args);
  const manual = await readManual(root);
  const options = readOptions(rest, manual);
  const sites = await makeSites(root, manual, options.sites, say);
  const served = new Map<string, Served>();
  const browser = await startBrowser();
  const written: string[] = [];
  try {
    for (const {name, dir, hashed} of sites) {
      served.set(name, await serve(dir, hashed));
    }
    const measuredOn = circumstances([
      `Chromium ${browser.version()}`,
      ...sites.map(({name, version}) => `${name} ${version}`),
    ]);
    for (const [, [chapter, measure]] of Object.entries(chapters).filter(([name]) => parts.includes(name))) {
      const text = await measure({browser, sites, served, options, manual, say});
      if (text) {
        written.push(writeChapter(chapter, [measuredOn, ...text]));
      }
    }
    return written.join('\n');
  } finally {
    served.forEach(({close}) => close());
    await browser.close();
  }
}
