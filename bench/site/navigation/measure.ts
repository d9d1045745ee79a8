import {slowdown, startChromium} from '../../lib/browser';
import {median, ms, table} from '../../lib/tables';
import type {Measurement, ServedSite} from '../measurement';
import {pagesOf} from '../text/manual';
import {walk} from './walk';

/** Walks through one site at one speed of the processor. */
interface Walks {
  site: ServedSite;
  isSlow: boolean;
  /** Milliseconds of each click, by “from → to”. */
  times: Map<string, number[]>;
}

function navigationTable(all: readonly Walks[]): string {
  const cells = ({times}: Walks): string[] => {
    const medians = [...times].map(([pair, own]) => ({pair, time: median(own)}));
    const worst = medians.toSorted((one, other) => other.time - one.time)[0];
    return [ms(median(medians.map(({time}) => time))), `${ms(worst?.time ?? Number.NaN)} (${worst?.pair ?? ''})`];
  };
  const rows = [...new Set(all.map(({site}) => site))].map((site) => {
    const own = all.filter((walks) => walks.site === site);
    return [site.name, String(own[0]?.times.size ?? 0), ...own.flatMap(cells)];
  });
  return table(['', 'clicks', 'median ms', 'worst ms', `÷ ${slowdown}: median ms`, 'worst ms'], rows);
}

/**
 * Clicks through the sidebar of every site, in turns, with a fast and a slow processor.
 * @returns the paragraphs of the chapter
 */
export async function measureNavigation({served, options: {runs}, manual, log}: Measurement): Promise<string[]> {
  const browser = await startChromium();
  const all = served.flatMap((site) => [false, true].map((isSlow): Walks => ({site, isSlow, times: new Map()})));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const {site, isSlow, times} of all) {
        log(`walk ${run} of ${runs}: ${site.name}${isSlow ? ', slow' : ''}`);
        const paths = pagesOf(manual.ru).map(({id}) => site.addressOf('ru', id));
        for (const [pair, time] of await walk(browser, site.origin, paths, isSlow)) {
          times.set(pair, [...(times.get(pair) ?? []), time]);
        }
      }
    }
    return [
      `Chromium ${browser.version()}. From a click on a link of the sidebar to the new heading on the screen: every page of the Russian sidebar in its order, each click after the page has come to rest; then with the processor slowed down ${slowdown} times. Medians of ${runs} clicks for each pair of pages.`,
      navigationTable(all),
    ];
  } finally {
    await browser.close();
  }
}
