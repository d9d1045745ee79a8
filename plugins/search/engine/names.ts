import {isFault} from '../analysis/fault';
import {isNegation} from '../analysis/negation';
import {isQuestion} from '../analysis/question';
import {isStopWord} from '../analysis/stopWords';
import {wordsOf, type IndexedWord} from '../analysis/terms';
import type {QueryGroup} from './expand';
import type {SectionWords} from './sectionWords';

/** One name of a section, and its weight when a query has it. */
export interface SectionName {
  /** Stems of its words without stop words. */
  stems: ReadonlySet<string>;
  worth: number;
}

/** All names of a section. */
export interface SectionNames {
  /** Stems of its heading without stop words. */
  heading: ReadonlySet<string>;
  names: readonly SectionName[];
  /** The heading describes a fault: the section is about a symptom. */
  symptom: boolean;
  /** The heading, or the entry in the sidebar, asks something. */
  question: boolean;
}

/** Its heading, its entry in the sidebar, what the author, other languages and other pages call it. */
const worths = {title: 1, label: 1, alias: 0.85, translation: 0.8, calledBy: 0.5};

function subjectStems(words: readonly IndexedWord[]): ReadonlySet<string> {
  return new Set(words.filter(({form}) => !isStopWord(form)).map(({stem}) => stem));
}

/** True for a text with a negation. */
export function isNegative(text: string): boolean {
  return wordsOf(text).some(({form}) => isNegation(form));
}

/** True for a text that describes a fault. */
export function isFaulty(text: string): boolean {
  return isFault(wordsOf(text).map(({form}) => form));
}

/** True for a text that asks something. */
export function isAsking(text: string): boolean {
  return isQuestion(wordsOf(text).map(({form}) => form));
}

/** The names of a section; the first is its heading, if that has words. */
export function namesOf({title, label, aliases, translations, calledBy}: SectionWords): SectionNames {
  const named = (words: readonly IndexedWord[], worth: number): SectionName => ({stems: subjectStems(words), worth});
  const names = [
    named(title, worths.title),
    named(label, worths.label),
    ...aliases.map((words) => named(words, worths.alias)),
    ...translations.map((words) => named(words, worths.translation)),
    ...calledBy.map((words) => named(words, worths.calledBy)),
  ];
  return {
    heading: subjectStems(title),
    names: names.filter(({stems}) => stems.size > 0),
    symptom: isFault(title.map(({form}) => form)),
    question: [title, label].some((words) => isQuestion(words.map(({form}) => form))),
  };
}

/** Best weight with which a name matches a part of the query, and the stems that match. */
function matchOf({stems}: SectionName, {alternatives}: QueryGroup): {weight: number; matched: string[]} {
  let best = {weight: 0, matched: [] as string[]};
  for (const {words, weight} of alternatives) {
    const found = words.map((candidates) => candidates.find(({term}) => stems.has(term)));
    const all = found.every((candidate) => candidate !== undefined);
    const strength = all ? weight * Math.min(...found.map((candidate) => candidate.weight)) : 0;
    if (strength > best.weight) {
      best = {weight: strength, matched: found.map((candidate) => candidate?.term ?? '')};
    }
  }
  return best;
}

/** Share of the worth of a name that remains when it has many other words. */
const leastShare = 0.45;

/** How nearly a query is a name of a section, from 0 to 1: 1 for a heading that is the whole query and nothing else. */
export type NameMatch = (names: SectionNames) => number;

/**
 * Makes ready to compare names with a query.
 * @param weights of the groups, with a sum of 1
 */
export function nameMatcher(groups: readonly QueryGroup[], weights: readonly number[]): NameMatch {
  const asked = new Set(
    groups.flatMap(({alternatives}) => alternatives.flatMap(({words}) => words.flat().map(({term}) => term))),
  );
  const saysAny = ({stems}: SectionName): boolean => {
    for (const stem of stems) {
      if (asked.has(stem)) {
        return true;
      }
    }
    return false;
  };
  return ({names}) => {
    let best = 0;
    for (const name of names) {
      if (name.worth <= best || !saysAny(name)) {
        continue;
      }
      const matched = new Set<string>();
      let coverage = 0;
      groups.forEach((group, index) => {
        const match = matchOf(name, group);
        coverage += match.weight * (weights[index] ?? 0);
        match.matched.forEach((term) => matched.add(term));
      });
      const share = Math.min(1, matched.size / name.stems.size);
      best = Math.max(best, name.worth * coverage * (leastShare + (1 - leastShare) * share));
    }
    return best;
  };
}

/** True when the query is the heading and nothing else: in whatever forms, slips or alphabet, but whole. */
export function isHeading({heading}: SectionNames, groups: readonly QueryGroup[]): boolean {
  const length = groups.reduce((sum, {forms}) => sum + forms.length, 0);
  if (heading.size > length) {
    return false;
  }
  const matched = new Set<string>();
  for (const {alternatives, optional} of groups) {
    const words = alternatives[0]?.words ?? [];
    const found = words.map((candidates) => candidates.find(({term, kind}) => kind !== 'prefix' && heading.has(term)));
    if (!optional && found.includes(undefined)) {
      return false;
    }
    found.forEach((candidate) => matched.add(candidate?.term ?? ''));
  }
  return heading.size > 0 && [...heading].every((stem) => matched.has(stem));
}
