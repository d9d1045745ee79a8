import type {Engine} from '../lib/relevance.ts';
import type {Site} from '../lib/site.ts';
import {boosts, documentsOf, fields, type PeerDocument} from './documents.ts';
import {loadPeer} from './load.ts';

interface MiniSearchIndex {
  addAll: (documents: readonly PeerDocument[]) => void;
  search: (query: string) => {id: string}[];
}
type MiniSearchClass = new (options: object) => MiniSearchIndex;

/** The index of plain MiniSearch: its own tokens, prefixes and slips as its guide has them. */
export function miniSearchIndex({records}: Pick<Site, 'records'>): MiniSearchIndex {
  const MiniSearch = loadPeer<MiniSearchClass>('minisearch');
  const index = new MiniSearch({fields, searchOptions: {boost: boosts, prefix: true, fuzzy: 0.2}});
  index.addAll(documentsOf(records));
  return index;
}

/** Plain MiniSearch. */
export function miniSearch(sites: readonly Site[]): Engine {
  const indexes = new Map(sites.map((site) => [site.language, miniSearchIndex(site)]));
  return {
    name: 'MiniSearch',
    search: async (language, query) =>
      indexes
        .get(language)
        ?.search(query)
        .map(({id}) => id) ?? [],
  };
}
