import type {QueryGroup} from './expand';
import {aboutness} from './aboutness';
import {nameMatcher, type SectionNames} from './names';
import type {Page} from './pages';
import {phraseMatch} from './phrase';
import type {QueryKind} from './queryKind';
import type {SearchRecord} from './records';
import type {SearchIndex} from './searchIndex';
import {optionalWeight, type WeighedGroup} from './weighedGroups';

export interface RankedRecord {
  record: SearchRecord;
  score: number;
}

/** A record with its score and what that was made of. */
export interface ScoredRecord extends RankedRecord {
  /** Words of the query that it has one after the other. */
  phrase: number;
}

/** Least share of the query that a record must contain. */
const leastCoverage = 0.2;
/** How much a record loses by the words of the query that it lacks: a power of the share that it has. */
const coveragePower = 1.2;
const levelWeights = {lvl1: 1.15, lvl2: 1.1, lvl3: 1, lvl4: 0.95, content: 1};
/** How many times over a section counts that has the query word for word; looked at for so many of the best. */
const phraseBonus = 0.3;
const phraseDepth = 40;
/** How many times over a section counts whose very name is the query. */
const nameBonus = 2.5;
/** A code is quoted by many pages and defined by the reference, whose pages count less for words: so many times more. */
const referenceOfCode = 2.5;
/** What of its weight a section of the reference keeps for words: it lists what the pages for a task explain. */
const referenceSection = 0.7;
/** A section about a symptom answers a query that names none less well. */
const symptomSection = 0.6;
/** The same for any section of a page about a symptom. */
const symptomPage = {unasked: 0.7, asked: 1.35};
/** A record keeps this share of its score, of a power, when its page has nothing to do with the query. */
const leastAbout = 0.3;
const aboutPower = 0.5;
/** A question is answered best by a section whose heading asks one. */
const askedQuestion = 1.4;

interface Found {
  score: number;
  covered: number;
}

function gather(groups: readonly WeighedGroup[]): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const {weight, required, scores} of groups) {
    for (const [record, score] of scores) {
      const sum = found.get(record) ?? {score: 0, covered: 0};
      sum.score += score * (required ? 1 : optionalWeight);
      sum.covered += weight;
      found.set(record, sum);
    }
  }
  return found;
}

/** The best first, equal ones in reading order. */
export function inOrder(a: RankedRecord, b: RankedRecord): number {
  return b.score - a.score || a.record.position - b.record.position;
}

/** What a record weighs for being about a symptom, or on a page that is. */
function symptomWeight(names: SectionNames, page: Page | undefined, {fault}: QueryKind): number {
  const section = names.symptom && !fault ? symptomSection : 1;
  return page?.symptom ? section * symptomPage[fault ? 'asked' : 'unasked'] : section;
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

/** Records that answer the groups by their words, the best first. */
export function scoreRecords(
  weighed: readonly WeighedGroup[],
  groups: readonly QueryGroup[],
  kind: QueryKind,
  index: SearchIndex,
  accept: (record: SearchRecord) => boolean,
): ScoredRecord[] {
  const nameMatch = nameMatcher(
    weighed.map(({group}) => group),
    weighed.map(({weight}) => weight),
  );
  const about = aboutness(weighed, index);
  const ranked: ScoredRecord[] = [];
  for (const [number, found] of gather(weighed)) {
    const record = index.records[number];
    const names = index.names[number];
    if (record && names && found.covered >= leastCoverage && accept(record)) {
      const named = 1 + nameBonus * nameMatch(names) ** 2;
      const url = record.url_without_anchor;
      const ofPage = kind.code ? 1 : (leastAbout + (about.get(url) ?? 0)) ** aboutPower;
      const ofRecord = found.score * found.covered ** coveragePower * named;
      const total = ofRecord * ofPage * weightOf(record, names, index.pages.get(url), kind);
      ranked.push({record, score: Math.round(total * 1e6) / 1e6, phrase: 0});
    }
  }
  ranked.sort(inOrder);
  for (const entry of ranked.slice(0, phraseDepth)) {
    const words = index.words[entry.record.position];
    entry.phrase = words ? phraseMatch(words, groups) : 0;
    entry.score *= 1 + phraseBonus * entry.phrase;
  }
  return ranked.sort(inOrder);
}
