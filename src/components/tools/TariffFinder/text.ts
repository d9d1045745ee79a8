import {fill} from '../common/text';
import type {NameIssue} from './check';
import {notesOnAll} from './model';
import type {Words} from './definition';

type Row = Words['tariffs'][number];

/** Cells of a tariff that was found. */
export function formatTariff({code, name, from, to, items, services}: Row, words: Words) {
  return [
    String(code),
    name,
    `${words[`from.${from}`]} → ${words[`to.${to}`]}`,
    words[items ? 'yes' : 'no'],
    words[services ? 'yes' : 'no'],
  ];
}

/** Notes on the found tariffs, and the tariffs that each applies to. */
export function formatNotes(found: readonly Row[], words: Words): {name: string; value: string}[] {
  return notesOnAll(found).map(({key, codes}) => ({
    name: fill(words[`note.${key}`], {
      services: words.serviceNames,
      door: words.rulesToDoor,
      points: words.rulesToPoints,
    }),
    value: codes.length === found.length ? words.allFound : codes.join(', '),
  }));
}

/** What is wrong with the string of names, as a sentence; pairs count from 1. */
export function formatIssue(issue: NameIssue, words: Words): string {
  const texts = Object.entries(issue).filter(([, value]) => typeof value === 'string');
  const key = issue.key === 'no-hyphen' && issue.dash !== null ? 'no-hyphen-dash' : issue.key;
  return fill(words[`issue.${key}`], {
    ...(Object.fromEntries(texts) as Record<string, string>),
    n: issue.pair + 1,
    ...('by' in issue && {by: issue.by + 1}),
  });
}
