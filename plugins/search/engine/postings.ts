import MiniSearch from 'minisearch';
import type {IndexedWord} from '../analysis/terms';
import type {SectionWords} from './sectionWords';

/**
 * What is searched of a record, and how much a match there weighs against one in the text. An alias is a word of the
 * author for what the page is about; a title is often shorter, and found by its name too.
 */
const fieldWeights = {title: 4, label: 6, path: 1, aliases: 5, calledBy: 2, translation: 2.5, text: 1};

type Field = keyof typeof fieldWeights;
type Document = {id: number} & Record<Field, string>;

const fields = Object.keys(fieldWeights) as Field[];

/** Length of a text matters less here than in free prose: a long section is a thorough one. */
const bm25 = {k: 1.6, b: 0.35, d: 0.5};

/** Terms are stems without spaces, so that one space parts them. */
const separate = (text: string): string[] => (text === '' ? [] : text.split(' '));
const joined = (words: readonly IndexedWord[]): string => words.map(({stem}) => stem).join(' ');

/** Inverted index over the records: MiniSearch with our stems in place of its words. */
export class Postings {
  readonly #index = new MiniSearch<Document>({
    fields,
    tokenize: separate,
    processTerm: (term) => term,
    searchOptions: {boost: fieldWeights, bm25, prefix: false, fuzzy: false},
  });
  readonly #found = new Map<string, ReadonlyMap<number, number>>();

  constructor(sections: readonly SectionWords[]) {
    this.#index.addAll(
      sections.map(({title, label, path, aliases, calledBy, translations, text}, id) => ({
        id,
        title: joined(title),
        label: joined(label),
        path: joined(path),
        aliases: joined(aliases.flat()),
        calledBy: joined(calledBy.flat()),
        translation: joined(translations.flat()),
        text: joined(text),
      })),
    );
  }

  /** Weight of the term in the records that contain it, by their number. */
  find(term: string): ReadonlyMap<number, number> {
    let found = this.#found.get(term);
    if (!found) {
      found = new Map(this.#index.search(term).map(({id, score}) => [Number(id), score]));
      this.#found.set(term, found);
    }
    return found;
  }
}
