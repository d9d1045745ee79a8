import {expand} from '../../../plugins/search/engine/expand';
import {featureNames} from '../../../plugins/search/engine/pageFeatures';
import {kindOf} from '../../../plugins/search/engine/queryKind';
import {stemsOf} from '../../../plugins/search/engine/queryWords';
import {compared, traitsOf} from '../../../plugins/search/engine/rerank';
import {scoreRecords} from '../../../plugins/search/engine/score';
import type {SearchIndex} from '../../../plugins/search/engine/searchIndex';
import {weigh} from '../../../plugins/search/engine/weighedGroups';
import {pageOf} from '../builtIndex';
import type {Query} from '../queries';
import type {Example} from './fit';

/** Features whose weights are learned by the kind of the query; the words have weights of their own. */
export const learnedFeatures = featureNames.filter((name) => name !== 'queryWords');

/** A query with the pages that the engine compares for it. */
export interface ComparedQuery {
  locale: string;
  stems: readonly string[];
  /** `inputs`: each feature times each trait of the query, in order. */
  pages: readonly {page: string; right: boolean; inputs: readonly number[]}[];
}

/** What is known of a query before anything is learned. */
export function comparedQuery({query, lang, expected}: Query, index: SearchIndex): ComparedQuery {
  const {groups, corrected} = expand(query, index);
  const kind = kindOf(query, corrected);
  const weighed = weigh(groups, index);
  const scored = scoreRecords(weighed, groups, kind, index, () => true);
  const traits = traitsOf(kind, weighed);
  const pages = compared(scored, kind, weighed, index).map(({url, features}) => {
    const page = pageOf(new URL(url).pathname);
    const inputs = learnedFeatures.flatMap((name) => traits.map((trait) => features[name] * trait));
    return {page, right: expected.includes(page), inputs};
  });
  return {locale: lang, stems: stemsOf(weighed), pages};
}

/** Name of the weight of a stem for a page. */
export function wordKey(locale: string, page: string, stem: string): string {
  return [locale, page, stem].join('\t');
}

/** So many queries must have a stem before anything is learned from it. */
const fewestQueries = 2;

/** Places of the weights of stems for pages, after those of the features. */
export function wordPlaces(queries: readonly ComparedQuery[], from: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {locale, stems} of queries) {
    stems.forEach((stem) => counts.set(locale + stem, (counts.get(locale + stem) ?? 0) + 1));
  }
  const places = new Map<string, number>();
  for (const {locale, stems, pages} of queries) {
    for (const stem of stems.filter((one) => (counts.get(locale + one) ?? 0) >= fewestQueries)) {
      for (const key of pages.map(({page}) => wordKey(locale, page, stem))) {
        places.set(key, places.get(key) ?? from + places.size);
      }
    }
  }
  return places;
}

/** What the pages of a query have at the places of the weights; `spread` scales the features. */
export function exampleOf(
  {locale, stems, pages}: ComparedQuery,
  places: ReadonlyMap<string, number>,
  spread: readonly number[],
): Example {
  return {
    right: pages.map(({right}) => right),
    inputs: pages.map(({page, inputs}) => [
      ...inputs.map((value, at) => ({at, value: value / (spread[at] ?? 1)})),
      ...stems.flatMap((stem) => {
        const at = places.get(wordKey(locale, page, stem));
        return at === undefined ? [] : [{at, value: 1}];
      }),
    ]),
  };
}
