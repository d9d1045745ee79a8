import {wordsOf} from '../analysis/terms';
import {commonStem} from './candidates';
import {Glossary} from './glossary';
import type {IndexFile} from './indexFile';
import {namesOf, type SectionNames} from './names';
import {pagesOf, type Page} from './pages';
import {Postings} from './postings';
import {recordsOf, type SearchRecord} from './records';
import {sectionWords, type SectionWords} from './sectionWords';
import {Vocabulary} from './vocabulary';

/** All that a query is looked up in; lists are in the order of the records. */
export interface SearchIndex {
  records: readonly SearchRecord[];
  words: readonly SectionWords[];
  names: readonly SectionNames[];
  /** By their address. */
  pages: ReadonlyMap<string, Page>;
  /** What stems of a query say for a page, or against it, in halves; by its address. */
  queryWords: ReadonlyMap<string, URLSearchParams>;
  postings: Postings;
  vocabulary: Vocabulary;
  glossary: Glossary;
}

function vocabularyOf(sections: readonly SectionWords[], file: IndexFile): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const {title, text, translations, aliases, calledBy} of sections) {
    // The headings above have records of their own.
    for (const words of [title, text, ...translations, ...aliases, ...calledBy]) {
      words.forEach((word) => vocabulary.add(word));
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
  const words = records.map(sectionWords);
  const vocabulary = vocabularyOf(words, file);
  return {
    records,
    words,
    names: words.map(namesOf),
    pages: pagesOf(records),
    queryWords: new Map(file.pages.map(({path, queryWords}) => [file.origin + path, new URLSearchParams(queryWords)])),
    postings: new Postings(words),
    vocabulary,
    glossary: new Glossary(file.glossary, (form) => commonStem(form, vocabulary)),
  };
}
