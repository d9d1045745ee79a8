import {isNegation} from '../analysis/negation.ts';
import {isStopWord} from '../analysis/stopWords.ts';
import {wordsOf} from '../analysis/terms.ts';
import type {QueryGroup} from './expand.ts';
import {titleOf} from './postings.ts';
import type {SearchRecord} from './records.ts';

/** One name of a section, and how much it is worth that a query says it. */
export interface SectionName {
  /** Stems of its words, those without a subject left out. */
  stems: ReadonlySet<string>;
  worth: number;
}

/** All names of a section. */
export interface SectionNames {
  names: readonly SectionName[];
  /** The heading says that something is not so: the section is about a symptom. */
  negative: boolean;
}

/** Its heading, its entry in the sidebar, what the author, other languages and other pages call it. */
const worths = {title: 1, label: 1, alias: 0.85, twin: 0.8, calledBy: 0.5};

function subjectStems(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text)
      .filter(({form}) => !isStopWord(form))
      .map(({stem}) => stem),
  );
}

/** True for a text that says that something is not so. */
export function isNegative(text: string): boolean {
  return wordsOf(text).some(({form}) => isNegation(form));
}

/** The names of a record, each once. */
export function namesOf(record: SearchRecord): SectionNames {
  const title = titleOf(record);
  const texts: [string, number][] = [
    [title, worths.title],
    ...(record.label === null ? [] : ([[record.label, worths.label]] satisfies [string, number][])),
    ...record.aliases.map((alias): [string, number] => [alias, worths.alias]),
    ...record.twins.map((twin): [string, number] => [twin, worths.twin]),
    ...record.calledBy.map((name): [string, number] => [name, worths.calledBy]),
  ];
  const names = texts.map(([text, worth]) => ({stems: subjectStems(text), worth}));
  return {names: names.filter(({stems}) => stems.size > 0), negative: isNegative(title)};
}

/** Best weight with which a name says a part of the query, and the stems that say it. */
function saidBy({stems}: SectionName, {alternatives}: QueryGroup): {weight: number; said: string[]} {
  let best = {weight: 0, said: [] as string[]};
  for (const {words, weight} of alternatives) {
    const found = words.map((candidates) => candidates.find(({term}) => stems.has(term)));
    const all = found.every((candidate) => candidate !== undefined);
    const strength = all ? weight * Math.min(...found.map((candidate) => candidate.weight)) : 0;
    if (strength > best.weight) {
      best = {weight: strength, said: found.map((candidate) => candidate?.term ?? '')};
    }
  }
  return best;
}

/** Share of the worth of a name that it keeps when it says much besides the query. */
const leastShare = 0.3;

/**
 * How nearly the query is a name of the section, from 0 to 1: 1 for a heading that says the whole query
 * and nothing else.
 * @param weights of the groups, with a sum of 1
 */
export function nameMatch({names}: SectionNames, groups: readonly QueryGroup[], weights: readonly number[]): number {
  let best = 0;
  for (const name of names) {
    const said = new Set<string>();
    let coverage = 0;
    groups.forEach((group, index) => {
      const match = saidBy(name, group);
      coverage += match.weight * (weights[index] ?? 0);
      match.said.forEach((term) => said.add(term));
    });
    if (coverage > 0) {
      const share = Math.min(1, said.size / name.stems.size);
      best = Math.max(best, name.worth * coverage * (leastShare + (1 - leastShare) * share));
    }
  }
  return best;
}
