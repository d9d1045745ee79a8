import {locales} from '../../../config/locales';
import {versions} from '../../lib/packages';
import type {Measurement} from '../measurement';
import {categories, visit} from './lighthouse';
import {loadingTable, type Sample} from './table';

/**
 * Visits the pages of every site with Lighthouse, in turns: what slows the machine down for a while slows every site.
 * @returns the paragraphs of the chapter
 */
export async function measureLoading({served, options: {runs, pages}, log}: Measurement): Promise<string[]> {
  const samples: Sample[] = [];
  const turns = Array.from({length: runs}, (_, run) =>
    pages.flatMap((page) => locales.flatMap((language) => served.map((site) => ({run, page, language, site})))),
  ).flat();
  for (const [index, {run, page, language, site}] of turns.entries()) {
    log(`visit ${index + 1} of ${turns.length}: ${site.name}, ${language} ${page}`);
    // Scores other than that of performance are the same every time.
    const wanted = run === 0 ? categories : (['performance'] as const);
    const url = site.origin + site.addressOf(language, page);
    samples.push({site: site.name, page: `${language} ${page}`, visit: await visit(url, wanted)});
  }
  return [
    `Lighthouse ${versions.lighthouse} with its phone: slow 4G and a processor slowed down 4 times, both simulated. Medians of ${runs} visits of each page, then of the pages ${pages.join(', ')} in both languages.`,
    loadingTable(samples),
  ];
}
