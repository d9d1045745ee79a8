import {stemsOf} from './queryWords';
import type {ScoredRecord} from './score';
import type {SearchIndex} from './searchIndex';
import type {WeighedGroup} from './weighedGroups';

/** What speaks for a page as the answer. The order is that of the learned weights. */
export const featureNames = ['score', 'secondSection', 'phrase', 'translations', 'queryWords'] as const;

export type FeatureName = (typeof featureNames)[number];

/** What a page has of each feature. */
export type PageFeatures = Readonly<Record<FeatureName, number>>;

/** A page among the results. */
export interface FoundPage {
  url: string;
  /** Its sections that were found, the best first. */
  sections: [ScoredRecord, ...ScoredRecord[]];
}

/** Logarithm of a share for which there is no second section. */
const noSecondSection = -3;
/** More words one after the other say nothing more. */
const longestPhrase = 4;

/** The pages of the results in the order of their best sections. */
export function foundPages(ranked: readonly ScoredRecord[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const entry of ranked) {
    const url = entry.record.url_without_anchor;
    const page = pages.get(url);
    if (page) {
      page.sections.push(entry);
    } else {
      pages.set(url, {url, sections: [entry]});
    }
  }
  return [...pages.values()];
}

/** Share of the words with a subject, by their weight, that are among the stems. */
function shareIn(stems: ReadonlySet<string>, groups: readonly WeighedGroup[]): number {
  const required = groups.filter((group) => group.required);
  const sum = (counted: readonly WeighedGroup[]): number => counted.reduce((total, {weight}) => total + weight, 0);
  const among = required.filter(({group}) =>
    group.alternatives.some(({words}) => words.every((candidates) => candidates.some(({term}) => stems.has(term)))),
  );
  return sum(among) / Math.max(sum(required), Number.EPSILON);
}

/**
 * What speaks for a page.
 * - `score`: logarithm of the score of the best section
 * - `secondSection`: how near the second best section is, as the logarithm of a share: a page about the subject has
 *   several sections about it
 * - `phrase`: words of the query that a section has one after the other, from 0 to 1
 * - `translations`: share of the query that the names of the page in the other languages have
 * - `queryWords`: what the words of earlier queries say, see `bench/search/learn/`
 */
export function featuresOf(
  {url, sections}: FoundPage,
  groups: readonly WeighedGroup[],
  index: SearchIndex,
): PageFeatures {
  const [best, second] = sections;
  const page = index.words[index.pages.get(url)?.first ?? 0];
  const translated = new Set(page?.translations.flat().map(({stem}) => stem));
  return {
    score: Math.log(best.score),
    secondSection: second ? Math.log(second.score / best.score) : noSecondSection,
    phrase: Math.min(1, Math.max(...sections.map(({phrase}) => phrase)) / longestPhrase),
    translations: shareIn(translated, groups),
    queryWords: stemsOf(groups).reduce((sum, stem) => sum + Number(index.queryWords.get(url)?.get(stem) ?? 0), 0),
  };
}
