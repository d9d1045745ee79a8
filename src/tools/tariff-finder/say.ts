import {fill} from '../common/say';
import type {NameIssue} from './check';
import {notesOnAll} from './model';
import type {FinderWords} from './source';

type Row = FinderWords['tariffs'][number];

/** Cells of a tariff that was found. */
export function tellTariff({code, name, from, to, needsPoint, items, services, rulesGroup}: Row, words: FinderWords) {
  return [
    String(code),
    name,
    `${words[`place.${from}`]} → ${words[`place.${to}`]}`,
    words[needsPoint ? 'point.yes' : 'point.no'],
    words[items ? 'items.yes' : 'items.no'],
    words[services ? 'services.yes' : 'services.no'],
    words[`rules.${rulesGroup}`],
  ];
}

/** What to know of the tariffs that were found, and which of them it is true of. */
export function tellNotes(found: readonly Row[], words: FinderWords): {name: string; value: string}[] {
  return notesOnAll(found).map(({key, codes}) => ({
    name: fill(words[`note.${key}`], {services: words.serviceNames}),
    value: codes.length === found.length ? words.allFound : codes.join(', '),
  }));
}

/** What is wrong with the string of names, as a sentence; pairs count from 1. */
export function tellIssue(issue: NameIssue, words: FinderWords): string {
  const texts = Object.entries(issue).filter(([, value]) => typeof value === 'string');
  const key = issue.key === 'no-hyphen' && issue.dash !== null ? 'no-hyphen-dash' : issue.key;
  return fill(words[`issue.${key}`], {
    ...(Object.fromEntries(texts) as Record<string, string>),
    n: issue.pair + 1,
    ...('by' in issue && {by: issue.by + 1}),
  });
}
