import {wordsOf, type IndexedWord} from '../analysis/terms';
import type {SearchRecord} from './records';
import {pathOf, titleOf} from './titles';

type Words = readonly IndexedWord[];

/** The words of everything that a record is found by, each text read once. */
export interface SectionWords {
  title: Words;
  label: Words;
  /** Headings above. */
  path: Words;
  aliases: readonly Words[];
  calledBy: readonly Words[];
  translations: readonly Words[];
  text: Words;
}

/** Reads the texts of a record. */
export function sectionWords(record: SearchRecord): SectionWords {
  return {
    title: wordsOf(titleOf(record)),
    label: wordsOf(record.label ?? ''),
    path: pathOf(record).flatMap(wordsOf),
    aliases: record.aliases.map(wordsOf),
    calledBy: record.calledBy.map(wordsOf),
    translations: record.translations.map(wordsOf),
    text: wordsOf(record.content ?? ''),
  };
}
