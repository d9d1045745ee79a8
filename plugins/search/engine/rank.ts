import type {QueryGroup} from './expand.ts';
import {groupScores} from './groupScores.ts';
import type {TermWords} from './highlight.ts';
import type {Postings} from './postings.ts';
import type {SearchRecord} from './records.ts';
import type {SearchIndex} from './searchIndex.ts';

export interface RankedRecord {
  record: SearchRecord;
  score: number;
  /** Contains every part of the query that is not optional. */
  full: boolean;
}

/** With so many full matches, records that miss a word of the query are no help. */
const enoughFullMatches = 5;
/** Least share of the query that a record must contain when it does not contain all. */
const leastCoverage = 0.5;
const optionalWeight = 0.1;
const levelWeights = {lvl1: 1.15, lvl2: 1.1, lvl3: 1, lvl4: 0.95, content: 1};
/** How much a heading that says the whole query, and nothing else, adds to the score. */
const titleBonus = 0.8;

interface Found {
  score: number;
  covered: number;
  inTitle: number;
  full: boolean;
}

function weightOf(group: QueryGroup, everyOptional: boolean): number {
  return group.optional && !everyOptional ? optionalWeight : 1;
}

function gather(groups: readonly QueryGroup[], postings: Postings): Map<number, Found> {
  const everyOptional = groups.every(({optional}) => optional);
  const whole = groups.reduce((sum, group) => sum + weightOf(group, everyOptional), 0);
  const required = groups.filter((group) => !group.optional || everyOptional).length;
  const found = new Map<number, Found & {required: number}>();
  for (const group of groups) {
    const weight = weightOf(group, everyOptional);
    for (const [record, {score, inTitle}] of groupScores(group, postings)) {
      const sum = found.get(record) ?? {score: 0, covered: 0, inTitle: 0, full: false, required: 0};
      sum.score += score * weight;
      sum.covered += weight / whole;
      sum.inTitle += inTitle ? weight / whole : 0;
      sum.required += weight === 1 ? 1 : 0;
      sum.full = sum.required === required;
      found.set(record, sum);
    }
  }
  return found;
}

function shareOf(titleTerms: readonly string[], queryTerms: TermWords): number {
  return titleTerms.length === 0 ? 0 : titleTerms.filter((term) => queryTerms.has(term)).length / titleTerms.length;
}

/**
 * Records that answer the groups, the best first: those with every word of the query before those with some,
 * then by score, then in reading order, so that equal ones never change places.
 * @param terms every term of the groups (see `termWords`)
 * @param accept says which records may be shown (facet filters)
 */
export function rank(
  groups: readonly QueryGroup[],
  terms: TermWords,
  {records, postings, titleTerms}: SearchIndex,
  accept: (record: SearchRecord) => boolean,
): RankedRecord[] {
  const ranked: (RankedRecord & {covered: number})[] = [];
  for (const [number, {score, covered, inTitle, full}] of gather(groups, postings)) {
    const record = records[number];
    if (record && accept(record)) {
      const heading = 1 + titleBonus * inTitle * (0.4 + 0.6 * shareOf(titleTerms[number] ?? [], terms));
      const total = score * covered ** 2 * levelWeights[record.type] * record.weight * heading;
      ranked.push({record, score: Math.round(total * 1e6) / 1e6, full, covered});
    }
  }
  const fullMatches = ranked.filter(({full}) => full).length;
  return ranked
    .filter(({full, covered}) => full || (fullMatches < enoughFullMatches && covered >= leastCoverage))
    .sort((a, b) => Number(b.full) - Number(a.full) || b.score - a.score || a.record.position - b.record.position);
}
