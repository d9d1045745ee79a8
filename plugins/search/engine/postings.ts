import MiniSearch from 'minisearch';
import {termsOf} from '../analysis/terms.ts';
import type {SearchRecord} from './records.ts';

/** Where and how well a term occurs in a record. */
export interface Posting {
  score: number;
  inTitle: boolean;
}

/** What is searched of a record, and how much a match there weighs against one in the text. */
const fieldWeights = {title: 6, label: 6, path: 1.5, names: 3, twin: 2.5, text: 1};

type Field = keyof typeof fieldWeights;
type Document = {id: number} & Record<Field, string>;

const fields = Object.keys(fieldWeights) as Field[];

/** Length of a text matters less here than in free prose: a long section is a thorough one. */
const bm25 = {k: 1.2, b: 0.35, d: 0.5};

/** Terms are stems without spaces, so that one space parts them. */
const separate = (text: string): string[] => (text === '' ? [] : text.split(' '));
const joined = (texts: readonly (string | null)[]): string => texts.flatMap((text) => termsOf(text ?? '')).join(' ');

/** Heading of the record itself. */
export function titleOf({hierarchy, type}: SearchRecord): string {
  return (type === 'content' ? null : hierarchy[type]) ?? hierarchy.lvl1;
}

/** Headings above the record, the page first. */
export function pathOf({hierarchy, type}: SearchRecord): string[] {
  const above = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4];
  const own = type === 'content' ? above.length : Number(type.slice(3)) - 1;
  return above.slice(0, own).filter((heading): heading is string => heading !== null);
}

/** Inverted index over the records: MiniSearch with our stems in place of its words. */
export class Postings {
  readonly #index = new MiniSearch<Document>({
    fields,
    tokenize: separate,
    processTerm: (term) => term,
    searchOptions: {boost: fieldWeights, bm25, prefix: false, fuzzy: false},
  });
  readonly #found = new Map<string, ReadonlyMap<number, Posting>>();

  constructor(records: readonly SearchRecord[]) {
    this.#index.addAll(
      records.map((record, id) => ({
        id,
        title: joined([titleOf(record)]),
        label: joined([record.label]),
        path: joined(pathOf(record)),
        names: joined([...record.aliases, ...record.calledBy]),
        twin: joined(record.twins),
        text: joined([record.content]),
      })),
    );
  }

  /** Records that contain the term, by their number. */
  find(term: string): ReadonlyMap<number, Posting> {
    let found = this.#found.get(term);
    if (!found) {
      found = new Map(
        this.#index
          .search(term)
          .map(({id, score, match}) => [Number(id), {score, inTitle: match[term]?.includes('title') ?? false}]),
      );
      this.#found.set(term, found);
    }
    return found;
  }
}
