import {join} from 'node:path';
import {locales} from '../../../config/locales.ts';
import {readOptions, type Options} from '../lib/options.ts';
import {circumstances, writeChapter} from '../lib/results.ts';
import {categories, lighthouseVersion, visit} from '../measure/lighthouse.ts';
import {serve, type Served} from '../measure/serve.ts';
import {makeSites, type Say, type Site} from '../sites.ts';
import {readManual} from '../text/manual.ts';
import {Samples, type Planned} from './samples.ts';
import {ratiosTable, sitesTable} from './tables.ts';

/** Round by round, so that what slows the machine down for a while slows every site down. */
function plan(sites: readonly Site[], {runs, pages}: Options): Planned[] {
  return Array.from({length: runs}, (_, round) =>
    pages.flatMap((page) =>
      locales.flatMap((language) => sites.map(({name, build}) => ({site: name, build, language, page, round}))),
    ),
  ).flat();
}

async function measure(sites: readonly Site[], options: Options, samples: Samples, say: Say): Promise<number> {
  const planned = plan(sites, options);
  const left = planned.filter((one) => !samples.has(one));
  const until = performance.now() + options.minutes * 60_000;
  const served = new Map<string, Served>();
  for (const {name, dir, hashed} of sites) {
    served.set(name, await serve(dir, hashed));
  }
  try {
    while (left.length > 0 && performance.now() < until) {
      const next = left.shift() as Planned;
      const site = sites.find(({name}) => name === next.site) as Site;
      const url = `${served.get(next.site)?.origin}${site.addressOf(next.language, next.page)}`;
      say(`${planned.length - left.length}/${planned.length} ${next.site}: ${next.language} ${next.page}`);
      // Scores other than that of speed are the same every time.
      samples.add({...next, visit: await visit(url, next.round === 0 ? categories : ['performance'])});
    }
  } finally {
    served.forEach(({close}) => close());
  }
  return left.length;
}

/**
 * Measures how pages load on Lighthouse's phone beside other engines with the same text, and writes the first chapter
 * of RESULTS.md. See README.md for the options.
 */
export async function runLoading(args: readonly string[], root: string, say: Say): Promise<string> {
  const manual = await readManual(root);
  const options = readOptions(args, manual);
  const sites = await makeSites(root, manual, options.sites, say);
  const builds = new Set(sites.map(({build}) => build));
  const samples = new Samples(join(root, '.cache', 'speed', 'loading.jsonl'), options.isContinued, builds);
  const left = await measure(sites, options, samples, say);
  const names = sites.map(({name}) => name).filter((name) => samples.all.some(({site}) => site === name));
  const ratios = ratiosTable(samples.all, names);
  return writeChapter('Loading', [
    circumstances([`Lighthouse ${lighthouseVersion()}`, ...sites.map(({name, version}) => `${name} ${version}`)]),
    `Phone profile of Lighthouse: slow 4G and processor ÷ 4, simulated. Medians of ${options.runs} for each page, then of the pages ${options.pages.join(', ')} in both languages.`,
    sitesTable(samples.all, names),
    ...(ratios === null ? [] : [ratios]),
    ...(left > 0 ? [`Not all was measured: ${left} visits are left.`] : []),
  ]);
}
