import {brotliCompressSync} from 'node:zlib';
import {packIndex} from '../../../plugins/search/extract/packIndex';
import {slowdown, startChromium} from '../../lib/browser';
import {circumstances} from '../../lib/results';
import type {BuiltIndex} from '../builtIndex';
import {growthTable, timesTable, type Grown} from '../tables';
import {measureInBrowser} from './browser';
import {indexOfSize} from './copies';
import {limits, pageLimit} from './limit';

const sizes = [20, 200, 2000];
/** Queries that are typed into an index of more than `largePages` pages, where a key takes long. */
const queriesOfLarge = 5;
const largePages = 500;

function limitLine(grown: readonly Grown[]): string {
  const pages = pageLimit(grown.map(({pages: size, measured: {first, median}}) => ({pages: size, first, median})));
  const found = pages === null ? 'No limit is between these sizes' : `The limit is at about ${pages} pages`;
  return `${found}: there the first answer takes ${limits.first} ms or the median key a frame (${limits.median} ms).`;
}

/**
 * Times of both engines in Chromium, and how ours grow with the manual.
 * @param queries typed letter by letter
 * @returns the paragraphs of the chapter
 */
export async function measureTimes(
  {file, text}: BuiltIndex,
  queries: readonly string[],
  log: (line: string) => void,
): Promise<string[]> {
  const browser = await startChromium();
  try {
    log('measuring times in Chromium');
    const ours = await measureInBrowser(browser, 'ours', text, queries);
    const miniSearch = await measureInBrowser(browser, 'miniSearch', text, queries);
    const grown: Grown[] = [];
    for (const pages of sizes) {
      log(`measuring an index of ${pages} pages`);
      const larger = indexOfSize(file, pages);
      const packed = JSON.stringify(packIndex(larger));
      const typed = pages > largePages ? queries.slice(0, queriesOfLarge) : queries;
      grown.push({
        pages,
        sections: larger.pages.reduce((sum, page) => sum + page.sections.length, 0),
        bytes: brotliCompressSync(packed).length,
        measured: await measureInBrowser(browser, 'ours', packed, typed),
      });
    }
    return [
      circumstances([`Chromium ${browser.version()}`]),
      `Processor slowed down ${slowdown} times; the Russian index.`,
      timesTable(ours, miniSearch),
      'How ours grows with the manual: its pages, then copies of them with other words.',
      growthTable(grown),
      limitLine(grown),
    ];
  } finally {
    await browser.close();
  }
}
