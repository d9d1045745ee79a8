import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Language} from './site.ts';

/** What a reader types, and the pages that answer it. */
export interface Query {
  lang: Language;
  query: string;
  /** Any of these pages at a rank is right. */
  expected: string[];
  kind: string;
}

export interface QuerySet {
  name: string;
  queries: Query[];
}

/** A page that the manual has got since the given set was written, and why it answers a query of that set. */
interface AddedPage {
  queries: string[];
  page: string;
  why: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The given set; it lies beside the repository, not in it. */
const givenPath = process.env.SEARCH_QUERIES ?? here('../../../../shared/users/queries-dev.json');

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/**
 * Pages added to those that a set expects; none is ever taken away.
 * @throws Error when an addition names a query that the set does not have
 */
export function withAddedPages(queries: readonly Query[], added: readonly AddedPage[]): Query[] {
  const known = new Set(queries.map(({query}) => query));
  const stray = added.flatMap((entry) => entry.queries).find((query) => !known.has(query));
  if (stray !== undefined) {
    throw new Error(`bench/search/queries/added-pages.json: “${stray}” is no query of the given set.`);
  }
  return queries.map((query) => ({
    ...query,
    expected: [
      ...new Set([
        ...query.expected,
        ...added.filter((entry) => entry.queries.includes(query.query)).map(({page}) => page),
      ]),
    ],
  }));
}

/** True for the third of a set that nobody looks at while the engine is tuned; the same third on every machine. */
export function isHeldOut({lang, query}: Query): boolean {
  const digest = createHash('sha256').update(`${lang}:${query}`).digest();
  return digest.readUInt8(0) % 3 === 0;
}

function split(name: string, queries: readonly Query[]): QuerySet[] {
  return [
    {name, queries: queries.filter((query) => !isHeldOut(query))},
    {name: `${name}, held out`, queries: queries.filter(isHeldOut)},
  ];
}

/** The given set (null when it is not there), and our own sets, each with its held-out third apart. */
export async function readQueries(): Promise<{given: QuerySet | null; own: QuerySet[]}> {
  const added = await readJson<AddedPage[]>(here('../queries/added-pages.json'));
  const given = existsSync(givenPath)
    ? {name: 'given', queries: withAddedPages(await readJson<Query[]>(givenPath), added)}
    : null;
  return {
    given,
    own: [
      ...split('by hand', await readJson<Query[]>(here('../queries/hand.json'))),
      ...split('by rule', await readJson<Query[]>(here('../queries/rule.json'))),
    ],
  };
}
