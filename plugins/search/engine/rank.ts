import type {QueryGroup} from './expand.ts';
import {groupScores} from './groupScores.ts';
import {isHeading, nameMatcher} from './names.ts';
import {phraseMatch} from './phrase.ts';
import type {SearchRecord} from './records.ts';
import type {SearchIndex} from './searchIndex.ts';

export interface RankedRecord {
  record: SearchRecord;
  score: number;
  /** Contains every part of the query that is not optional; of a sentence, enough of it. */
  full: boolean;
}

/** With so many full matches, records that miss a word of the query are no help. */
const enoughFullMatches = 5;
/** Least share of the query that a record must contain when it does not contain all. */
const leastCoverage = 0.5;
/**
 * With more words than this a query is a sentence. No section has all of its words but by chance, in long lists and
 * references, so that its records stand by their scores only and need to contain less of it.
 */
const mostKeywords = 3;
const leastOfSentence = 0.25;
const optionalWeight = 0.1;
const levelWeights = {lvl1: 1.15, lvl2: 1.1, lvl3: 1, lvl4: 0.95, content: 1};
/** How many times over a section counts that says the query word for word; looked at for so many of the best. */
const phraseBonus = 0.5;
const phraseDepth = 40;
/** How many times over a section counts whose very name is the query. */
const nameBonus = 2.5;
/** A code is quoted by many pages and defined by the reference, whose pages count less for words: so many times more. */
const referenceOfCode = 2.5;
/** A section about a symptom answers a query that names none less well, and one that names one better. */
const symptomWeights = {unasked: 0.6, asked: 1.15};

/** What the query as a whole shows of its kind. */
export interface QueryKind {
  /** Says that something is not so. */
  negative: boolean;
  /** A name or number of code. */
  code: boolean;
}

interface Found {
  score: number;
  covered: number;
  required: number;
}

/** A part of the query with its weight among the others, and the records that say it. */
interface WeighedGroup {
  group: QueryGroup;
  weight: number;
  required: boolean;
  scores: ReturnType<typeof groupScores>;
}

/**
 * Rare words of a query say more about what is wanted than frequent ones. Words that no record has are left out:
 * a telephone number in a pasted message must not hide the message.
 */
function weigh(groups: readonly QueryGroup[], {postings, records}: SearchIndex): WeighedGroup[] {
  const everyOptional = groups.every(({optional}) => optional);
  const known = groups
    .map((group) => ({group, required: !group.optional || everyOptional, scores: groupScores(group, postings)}))
    .filter(({scores}) => scores.size > 0);
  const rarities = known.map(
    ({required, scores}) => Math.log(1 + records.length / scores.size) * (required ? 1 : optionalWeight),
  );
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  return known.map((entry, index) => ({...entry, weight: (rarities[index] ?? 0) / sum}));
}

/** Pages that have every required part of the query, in whatever sections. */
function pagesWithAll(groups: readonly WeighedGroup[], {records}: SearchIndex): Set<string> {
  const [first, ...rest] = groups
    .filter(({required}) => required)
    .map(({scores}) => new Set([...scores.keys()].map((number) => records[number]?.url_without_anchor ?? '')));
  return new Set([...(first ?? [])].filter((page) => rest.every((pages) => pages.has(page))));
}

function gather(groups: readonly WeighedGroup[]): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const {weight, required, scores} of groups) {
    for (const [record, score] of scores) {
      const sum = found.get(record) ?? {score: 0, covered: 0, required: 0};
      sum.score += score * (required ? 1 : optionalWeight);
      sum.covered += weight;
      sum.required += required ? 1 : 0;
      found.set(record, sum);
    }
  }
  return found;
}

function inOrder(a: RankedRecord, b: RankedRecord): number {
  return Number(b.full) - Number(a.full) || b.score - a.score || a.record.position - b.record.position;
}

/** A section whose heading was typed as it is stands no lower, however little its page counts. */
const lowestOfHeading = 2;

function withHeadingNear(ranked: RankedRecord[], isAsked: (record: SearchRecord) => boolean): RankedRecord[] {
  const at = ranked.findIndex(({record}) => isAsked(record));
  if (at > lowestOfHeading) {
    ranked.splice(lowestOfHeading, 0, ...ranked.splice(at, 1));
  }
  return ranked;
}

/**
 * Records that answer the groups, the best first: those with every known word (of a sentence, enough of them) first,
 * then by score, then in reading order, so that equal ones never change places.
 * @param accept says which records may be shown (facet filters)
 */
export function rank(
  groups: readonly QueryGroup[],
  {negative, code}: QueryKind,
  index: SearchIndex,
  accept: (record: SearchRecord) => boolean,
): RankedRecord[] {
  const weighed = weigh(groups, index);
  const required = weighed.filter((entry) => entry.required).length;
  const isSentence = required > mostKeywords;
  const known = weighed.map(({group}) => group);
  const weights = weighed.map(({weight}) => weight);
  const nameMatch = nameMatcher(known, weights);
  const fullPages = pagesWithAll(weighed, index);
  const ranked: (RankedRecord & {covered: number})[] = [];
  for (const [number, found] of gather(weighed)) {
    const record = index.records[number];
    const names = index.names[number];
    if (record && names && accept(record)) {
      const named = 1 + nameBonus * nameMatch(names) ** 2;
      const symptom = names.negative ? (negative ? symptomWeights.asked : symptomWeights.unasked) : 1;
      const weight = record.weight * (code && record.weight < 1 ? referenceOfCode : 1);
      const total = found.score * found.covered ** 2 * levelWeights[record.type] * weight * named * symptom;
      const full = isSentence
        ? found.covered >= leastOfSentence
        : found.required === required || fullPages.has(record.url_without_anchor);
      ranked.push({record, score: Math.round(total * 1e6) / 1e6, full, covered: found.covered});
    }
  }
  const fullMatches = ranked.filter(({full}) => full).length;
  const kept = ranked
    .filter(({full, covered}) => full || (!isSentence && fullMatches < enoughFullMatches && covered >= leastCoverage))
    .sort(inOrder);
  for (const entry of kept.slice(0, phraseDepth)) {
    const words = index.words[entry.record.position];
    entry.score *= 1 + phraseBonus * (words ? phraseMatch(words, groups) : 0);
  }
  return withHeadingNear(kept.sort(inOrder), (record) => {
    const names = index.names[record.position];
    return names !== undefined && isHeading(names, groups);
  });
}
