import type {QueryGroup} from './expand.ts';
import {aboutness} from './aboutness.ts';
import {isHeading, nameMatcher, type SectionNames} from './names.ts';
import type {Page} from './pages.ts';
import {phraseMatch} from './phrase.ts';
import type {SearchRecord} from './records.ts';
import type {SearchIndex} from './searchIndex.ts';
import {optionalWeight, weigh, type WeighedGroup} from './weighedGroups.ts';

export interface RankedRecord {
  record: SearchRecord;
  score: number;
}

/**
 * With more words than this, or with one that carries no subject, a query is a sentence, else a few keywords. No section
 * has all words of a sentence but by chance, in long lists and references: its records are ranked by their scores only.
 */
const mostKeywords = 3;
/** How many times over a record counts that has every one of a few keywords, itself or with the rest of its page. */
const everyKeyword = 2;
/** Least share of the query that a record must contain. */
const leastCoverage = 0.25;
/** How much a record loses by the words of the query that it lacks: a power of the share that it has. */
const coveragePower = 1.5;
const levelWeights = {lvl1: 1.15, lvl2: 1.1, lvl3: 1, lvl4: 0.95, content: 1};
/** How many times over a section counts that has the query word for word; looked at for so many of the best. */
const phraseBonus = 0.5;
const phraseDepth = 40;
/** How many times over a section counts whose very name is the query. */
const nameBonus = 2.5;
/** A code is quoted by many pages and defined by the reference, whose pages count less for words: so many times more. */
const referenceOfCode = 2.5;
/** What of its weight a section of the reference keeps for words: it lists what the pages for a task explain. */
const referenceSection = 0.7;
/**
 * A section about a symptom answers a query that names none less well, and one that names one better. A word such as
 * “error” is a weaker sign than a negation: messages and names of pages have it too.
 */
const symptomWeights = {unasked: 0.6, fault: 0.8, negative: 1.15};
/** The same for any section of a page about a symptom. */
const symptomPage = {unasked: 0.7, asked: 1.2};
/** A record keeps this share of its score, of a power, when its page has nothing to do with the query. */
const leastAbout = 0.3;
const aboutPower = 0.5;
/** A question is answered best by a section whose heading asks one. */
const askedQuestion = 1.4;

/** What the query as a whole shows of its kind. */
export interface QueryKind {
  /** Has a negation. */
  negative: boolean;
  /** Has words of failing: an error, something missing or wrong. */
  fault: boolean;
  /** Asks something. */
  question: boolean;
  /** A name or number of code. */
  code: boolean;
}

interface Found {
  score: number;
  covered: number;
  required: number;
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
  return b.score - a.score || a.record.position - b.record.position;
}

/** What a record weighs for being about a symptom, or on a page that is. */
function symptomWeight(names: SectionNames, page: Page | undefined, {negative, fault}: QueryKind): number {
  const {negative: asked, fault: likely, unasked} = symptomWeights;
  const section = names.symptom ? (negative ? asked : fault ? likely : unasked) : 1;
  return page?.symptom ? section * symptomPage[negative || fault ? 'asked' : 'unasked'] : section;
}

/** What a record of the reference weighs; others 1. */
function referenceWeight({weight, type}: SearchRecord, {code}: QueryKind): number {
  return weight >= 1 ? 1 : code ? referenceOfCode : type === 'lvl1' ? 1 : referenceSection;
}

/** What a record weighs by its place and by what kind of query it answers, whatever its words. */
function weightOf(record: SearchRecord, names: SectionNames, page: Page | undefined, kind: QueryKind): number {
  const asked = kind.question && names.question ? askedQuestion : 1;
  const symptom = symptomWeight(names, page, kind);
  return levelWeights[record.type] * record.weight * symptom * asked * referenceWeight(record, kind);
}

/** A section whose heading was typed exactly is not lowered, however little weight its page has. */
const lowestOfHeading = 2;

function withHeadingNear(ranked: RankedRecord[], isAsked: (record: SearchRecord) => boolean): RankedRecord[] {
  const at = ranked.findIndex(({record}) => isAsked(record));
  if (at > lowestOfHeading) {
    ranked.splice(lowestOfHeading, 0, ...ranked.splice(at, 1));
  }
  return ranked;
}

/**
 * Records that answer the groups, the best first by their score, equal ones in reading order, so that they never
 * change places. Of a few keywords, records with all of them come before those with some unless these are named so.
 * @param accept decides which records may be shown (facet filters)
 */
export function rank(
  groups: readonly QueryGroup[],
  kind: QueryKind,
  index: SearchIndex,
  accept: (record: SearchRecord) => boolean,
): RankedRecord[] {
  const weighed = weigh(groups, index);
  const required = weighed.filter((entry) => entry.required).length;
  const isSentence = required > mostKeywords || required < weighed.length;
  const known = weighed.map(({group}) => group);
  const weights = weighed.map(({weight}) => weight);
  const nameMatch = nameMatcher(known, weights);
  const fullPages = pagesWithAll(weighed, index);
  const about = aboutness(weighed, index);
  const ranked: RankedRecord[] = [];
  for (const [number, found] of gather(weighed)) {
    const record = index.records[number];
    const names = index.names[number];
    const hasAll = found.required === required || (record && fullPages.has(record.url_without_anchor));
    if (record && names && (hasAll || found.covered >= leastCoverage) && accept(record)) {
      const named = 1 + nameBonus * nameMatch(names) ** 2;
      const all = hasAll && !isSentence ? everyKeyword : 1;
      const own = found.score * found.covered ** coveragePower * all * named;
      const url = record.url_without_anchor;
      const ofPage = kind.code ? 1 : (leastAbout + (about.get(url) ?? 0)) ** aboutPower;
      const total = own * ofPage * weightOf(record, names, index.pages.get(url), kind);
      ranked.push({record, score: Math.round(total * 1e6) / 1e6});
    }
  }
  ranked.sort(inOrder);
  for (const entry of ranked.slice(0, phraseDepth)) {
    const words = index.words[entry.record.position];
    entry.score *= 1 + phraseBonus * (words ? phraseMatch(words, groups) : 0);
  }
  return withHeadingNear(ranked.sort(inOrder), (record) => {
    const names = index.names[record.position];
    return names !== undefined && isHeading(names, groups);
  });
}
