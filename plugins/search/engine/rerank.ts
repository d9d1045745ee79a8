import {featuresOf, foundPages, type FeatureName, type FoundPage, type PageFeatures} from './pageFeatures';
import type {QueryKind} from './queryKind';
import learned from './rerankWeights.json';
import type {ScoredRecord} from './score';
import type {SearchIndex} from './searchIndex';
import type {WeighedGroup} from './weighedGroups';

/** Traits of a query: a weight of a feature is one number for every query and one for each other trait. */
export const traitNames = ['always', 'fault', 'question', 'length'] as const;

/** Weights of a feature, in the order of the traits. */
export type RerankWeights = Readonly<Record<FeatureName, readonly number[]>>;

/** So many of the first pages are compared. */
export const rerankDepth = 8;

const usualLength = 3;

/** How much a query has of each trait: `length` is -2/3 for one word with a subject and 1 for six and more. */
export function traitsOf(kind: QueryKind, groups: readonly WeighedGroup[]): number[] {
  const length = Math.min(groups.filter(({required}) => required).length, 2 * usualLength);
  return [1, Number(kind.fault), Number(kind.question), (length - usualLength) / usualLength];
}

/** A weight for a query with these traits. */
function weightFor(weights: readonly number[], traits: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (traits[at] ?? 0), 0);
}

/** The first pages with what speaks for each; none for a code, or while a word of the query is only begun. */
export function compared(
  ranked: readonly ScoredRecord[],
  kind: QueryKind,
  groups: readonly WeighedGroup[],
  index: SearchIndex,
): (FoundPage & {features: PageFeatures})[] {
  const found = kind.code || !isWhole(groups) ? [] : foundPages(ranked);
  return found.slice(0, rerankDepth).map((page) => ({...page, features: featuresOf(page, groups, index)}));
}

/** True when every word with a subject is known whole: one that is only begun says too little of what is asked. */
function isWhole(groups: readonly WeighedGroup[]): boolean {
  return groups.every(
    ({required, group}) =>
      !required || group.alternatives.some(({words}) => words.every(([best]) => best && best.kind !== 'prefix')),
  );
}

/**
 * Puts the first pages in order by what speaks for each page as a whole, which the score of one section cannot: the
 * weights are learned from queries whose page is known (`npm run bench:search -- --learn`). The best section of the
 * first page gets the highest score of all, that of the second page the next page's, and so on; other sections follow
 * theirs as far behind as they were.
 */
export function rerank(
  ranked: readonly ScoredRecord[],
  kind: QueryKind,
  groups: readonly WeighedGroup[],
  index: SearchIndex,
  weights: RerankWeights = learned,
): ScoredRecord[] {
  const traits = traitsOf(kind, groups);
  const evidenceOf = (features: Readonly<Record<string, number>>): number =>
    Object.entries(weights).reduce((sum, [name, own]) => sum + weightFor(own, traits) * (features[name] ?? 0), 0);
  const pages = compared(ranked, kind, groups, index).map(({url, features}) => ({
    url,
    best: features.score,
    evidence: evidenceOf(features),
  }));
  const ordered = [...pages].sort((a, b) => b.evidence - a.evidence);
  const factors = new Map(ordered.map(({url, best}, at) => [url, Math.exp((pages[at]?.best ?? best) - best)]));
  return ranked.map((entry) => ({
    ...entry,
    score: entry.score * (factors.get(entry.record.url_without_anchor) ?? 1),
  }));
}
