// Runs in the page: the engine of the site and plain MiniSearch over the text of one index file.
import {SearchEngine} from '../../../plugins/search/engine/engine';
import {parseIndex} from '../../../plugins/search/engine/packedIndex';
import {recordsOf} from '../../../plugins/search/engine/records';
import {miniSearchIndex} from '../engines/miniSearch';

type Search = (query: string) => unknown;

export type EngineName = 'miniSearch' | 'ours';

/** Makes an engine ready to search in the text of an index file. */
const openers: Readonly<Record<EngineName, (text: string) => Search>> = {
  ours: (text) => {
    const engine = new SearchEngine(parseIndex(text));
    return (query) => engine.search({requests: [{indexName: 'bench', query, attributesToSnippet: ['content:10']}]});
  },
  miniSearch: (text) => {
    const index = miniSearchIndex(recordsOf(parseIndex(text)));
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

/** Engines that were opened, so that the heap is measured with them in it. */
const opened: Search[] = [];

/** Opens an engine, types the queries and measures the time of each answer. */
export function time(name: EngineName, text: string, queries: readonly string[]): Timing {
  const started = performance.now();
  const search = openers[name](text);
  search('н');
  const first = performance.now() - started;
  opened.push(search);
  const times: number[] = [];
  for (const query of queries) {
    for (let length = fewestLetters; length <= query.length; length += 1) {
      const asked = performance.now();
      search(query.slice(0, length));
      times.push(performance.now() - asked);
    }
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {first, median: at(0.5), slow: at(0.95)};
}

Object.assign(window, {bench: {time}});
