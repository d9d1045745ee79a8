import {circumstances, writeChapter, type Results} from '../lib/results';
import {engines} from './engines/all';
import {root, versionOf} from './engines/engine';
import {measureGrowth} from './growth/measure';
import {measureLoading} from './loading/measure';
import type {ServedSite} from './measurement';
import {measureNavigation} from './navigation/measure';
import {readOptions, type Options, type Part} from './options';
import {serve} from './serve';
import {makeSites, type Log} from './sites';
import {pagesOf, readManual, type Manual} from './text/manual';

const titles: Readonly<Record<Part, string>> = {loading: 'Loading', navigation: 'Navigation', growth: 'Growth'};

const results: Results = {
  file: new URL('RESULTS.md', import.meta.url),
  command: 'npm run bench:site',
  chapters: Object.values(titles),
};

function write(part: Part, versions: readonly string[], paragraphs: readonly string[]): string {
  return writeChapter(results, titles[part], [circumstances(versions), ...paragraphs]);
}

/** Measures what needs built and served sites. */
async function measureServed(options: Options, manual: Manual, log: Log): Promise<string[]> {
  const served: ServedSite[] = [];
  const written: string[] = [];
  try {
    for (const site of await makeSites(options.sites, options.beside, manual, log)) {
      served.push({...site, ...(await serve(site))});
    }
    const versions = served.map(({name, version}) => `${name} ${version}`);
    const measurement = {served, options, manual, log};
    if (options.parts.includes('loading')) {
      written.push(write('loading', versions, await measureLoading(measurement)));
    }
    if (options.parts.includes('navigation')) {
      written.push(write('navigation', versions, await measureNavigation(measurement)));
    }
    return written;
  } finally {
    served.forEach(({close}) => close());
  }
}

/**
 * Measures how the site loads, moves from page to page and grows, beside other engines with the same text, and writes
 * the chapters of RESULTS.md. The options are in bench/README.md.
 * @returns the chapters that were measured
 * @throws UserError when the site is not built, an option is wrong, or an engine cannot be installed or built
 */
export async function run(args: readonly string[], log: Log): Promise<string> {
  const manual = await readManual(root);
  const ids = pagesOf(manual.ru).map(({id}) => id);
  const options = readOptions(args, ids);
  const written = options.parts.some((part) => part !== 'growth') ? await measureServed(options, manual, log) : [];
  if (options.parts.includes('growth')) {
    const paragraphs = await measureGrowth(options, manual, log);
    const measured = engines.filter(({name}) => options.sites.includes(name));
    const versions = measured.map((engine) => `${engine.name} ${versionOf(engine)}`);
    written.push(write('growth', versions, paragraphs));
  }
  return written.join('\n\n');
}
