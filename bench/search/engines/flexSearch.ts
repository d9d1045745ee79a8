import type {Engine} from '../lib/relevance.ts';
import type {Site} from '../lib/site.ts';
import {documentsOf, fields, type PeerDocument} from './documents.ts';
import {loadPeer} from './load.ts';

interface FlexDocument {
  add: (document: PeerDocument) => void;
  search: (query: string, options: object) => {id: string}[];
}
interface FlexSearch {
  Document: new (options: object) => FlexDocument;
  Charset: {Normalize?: unknown; LatinBalance?: unknown};
}

/** FlexSearch: beginnings of words, fields in the order of their weight, suggestions for words that are not there. */
export function flexSearch(sites: readonly Site[]): Engine {
  const flex = loadPeer<FlexSearch>('flexsearch');
  const indexes = new Map(
    sites.map(({language, records}) => {
      const index = new flex.Document({tokenize: 'forward', context: true, document: {id: 'id', index: fields}});
      documentsOf(records).forEach((document) => index.add(document));
      return [language, index] as const;
    }),
  );
  return {
    name: 'FlexSearch',
    search: async (language, query) =>
      (indexes.get(language)?.search(query, {limit: 20, suggest: true, merge: true}) ?? []).map(({id}) => id),
  };
}
