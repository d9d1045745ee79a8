import {wordsOf} from '../analysis/terms.ts';
import {commonStem} from './candidates.ts';
import {Glossary} from './glossary.ts';
import type {IndexFile} from './indexFile.ts';
import {namesOf, type SectionNames} from './names.ts';
import {Postings, titleOf} from './postings.ts';
import {recordsOf, type SearchRecord} from './records.ts';
import {Vocabulary} from './vocabulary.ts';

/** All that a query is looked up in. */
export interface SearchIndex {
  records: readonly SearchRecord[];
  postings: Postings;
  vocabulary: Vocabulary;
  glossary: Glossary;
  /** What each record is called, in the order of the records. */
  names: readonly SectionNames[];
}

function vocabularyOf(records: readonly SearchRecord[], file: IndexFile): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const record of records) {
    // The headings above stand in records of their own.
    for (const text of [titleOf(record), record.content, ...record.twins, ...record.aliases, ...record.calledBy]) {
      wordsOf(text ?? '').forEach((word) => vocabulary.add(word));
    }
  }
  // Words that only the glossary has are known too: through it they lead to words of the texts.
  file.glossary
    .flatMap(({names, also}) => [...names, ...also])
    .flatMap((name) => wordsOf(name))
    .forEach((word) => vocabulary.addKnown(word));
  return vocabulary;
}

/** Everything a query needs, made of an index file; takes a while for a large one. */
export function searchIndex(file: IndexFile): SearchIndex {
  const records = recordsOf(file);
  const vocabulary = vocabularyOf(records, file);
  return {
    records,
    postings: new Postings(records),
    vocabulary,
    glossary: new Glossary(file.glossary, (form) => commonStem(form, vocabulary)),
    names: records.map(namesOf),
  };
}
