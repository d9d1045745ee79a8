import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Locale} from '../../config/locales';

/** What a reader types, and the pages that answer it. */
export interface Query {
  lang: Locale;
  query: string;
  /** Pages that should come first, any of them. */
  expected: string[];
  /** Pages that will do as well, in a set that knows them. */
  ok?: string[];
  kind: string;
}

export interface QuerySet {
  name: string;
  queries: readonly Query[];
}

/** A page that the manual has got since a given set was written, and why it answers queries of that set. */
interface AddedPage {
  queries: string[];
  page: string;
  why: string;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`queries/${name}.json`, import.meta.url), 'utf8')) as T;

/**
 * Adds pages to those that the queries of a set expect; removes none.
 * @param set its name, for the message
 * @throws Error when an addition names a query that the set does not have
 */
export function withAddedPages(queries: readonly Query[], added: readonly AddedPage[], set: string): Query[] {
  const known = new Set(queries.map(({query}) => query));
  const unknown = added.flatMap((entry) => entry.queries).find((query) => !known.has(query));
  if (unknown !== undefined) {
    throw new Error(`bench/search/queries/${set}-added.json: “${unknown}” is not a query of ${set}.json.`);
  }
  return queries.map((query) => {
    const pages = added.filter((entry) => entry.queries.includes(query.query)).map(({page}) => page);
    return {...query, expected: [...new Set([...query.expected, ...pages])]};
  });
}

/** Whether a query belongs to the third that nobody looks at while the engine is tuned; the same on every machine. */
export function isHeldOut({lang, query}: Query): boolean {
  return createHash('sha256').update(`${lang}:${query}`).digest().readUInt8(0) % 3 === 0;
}

function split(name: string, queries: readonly Query[]): QuerySet[] {
  return [
    {name, queries: queries.filter((query) => !isHeldOut(query))},
    {name: `${name}, held out`, queries: queries.filter(isHeldOut)},
  ];
}

/** Queries written from the manual to tune the engine by: on one half, so that the other shows what was only learnt. */
function halves(name: string, queries: readonly Query[]): QuerySet[] {
  return [
    {name: `${name}, tuned on`, queries: queries.filter((_, index) => index % 2 === 0)},
    {name: `${name}, checked on`, queries: queries.filter((_, index) => index % 2 === 1)},
  ];
}

/** The sets `file-1`, `file-2` and so on. */
function numbered(name: string, file: string, count: number): QuerySet[] {
  const numbers = Array.from({length: count}, (_, index) => index + 1);
  return numbers.map((number) => ({name: `${name} ${number}`, queries: read<Query[]>(`${file}-${number}`)}));
}

/** Both given sets, those of our own, each with a part apart that is not tuned on, and those that were once unseen. */
export function readSets(): QuerySet[] {
  const given = (set: string) => withAddedPages(read(set), read(`${set}-added`), set);
  return [
    {name: 'given 1', queries: given('given-1')},
    {name: 'given 2', queries: given('given-2')},
    ...split('by hand', read('by-hand')),
    ...split('by rule', read('by-rule')),
    ...halves('development', read('development')),
    ...numbered('training', 'training', 12),
    ...numbered('once unseen', 'unseen', 34),
  ];
}
