// Runs in the page: the engine of the site and plain MiniSearch over one index file, side by side.
import MiniSearch from 'minisearch';
import {SearchEngine} from '../../../plugins/search/engine/engine.ts';
import {parseIndex} from '../../../plugins/search/engine/packedIndex.ts';
import {recordsOf} from '../../../plugins/search/engine/records.ts';
import {boosts, documentsOf, fields} from '../engines/documents.ts';

type Search = (query: string) => unknown;

/** Makes an engine ready to search in the text of an index file. */
export type Open = (text: string) => Search;

const engines: Record<'mini' | 'ours', Open> = {
  ours: (text) => {
    const engine = new SearchEngine(parseIndex(text));
    return (query) => engine.search({requests: [{indexName: 'bench', query, attributesToSnippet: ['content:10']}]});
  },
  mini: (text) => {
    const index = new MiniSearch({fields, searchOptions: {boost: boosts, prefix: true, fuzzy: 0.2}});
    index.addAll(documentsOf(recordsOf(parseIndex(text))));
    return (query) => index.search(query);
  },
};

/** Times in milliseconds. */
export interface Timing {
  /** From the text of the file to an engine that has answered the first key. */
  first: number;
  /** Middle and slow (95 of 100) answer while queries are typed letter by letter. */
  median: number;
  slow: number;
}

const fewestLetters = 2;

const held: Search[] = [];

/** Opens an engine, keeps it, types the queries and says how long it took. */
export function time(name: 'mini' | 'ours', text: string, queries: readonly string[]): Timing {
  const started = performance.now();
  const search = engines[name](text);
  search('н');
  const first = performance.now() - started;
  held.push(search);
  const times: number[] = [];
  for (const query of queries) {
    for (let length = fewestLetters; length <= query.length; length += 1) {
      const asked = performance.now();
      search(query.slice(0, length));
      times.push(performance.now() - asked);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {first, median: at(0.5), slow: at(0.95)};
}

Object.assign(window, {bench: {time}});
