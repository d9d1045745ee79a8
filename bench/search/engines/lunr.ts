import type {Engine} from '../lib/relevance.ts';
import type {Site} from '../lib/site.ts';
import {boosts, documentsOf, fields, type PeerDocument} from './documents.ts';
import {loadPeer} from './load.ts';

interface Builder {
  use: (plugin: unknown) => void;
  ref: (name: string) => void;
  field: (name: string, options: {boost: number}) => void;
  add: (document: PeerDocument) => void;
}
interface Query {
  term: (term: string, options: object) => void;
}
interface Lunr {
  (configure: (this: Builder) => void): {query: (build: (query: Query) => void) => {ref: string}[]};
  multiLanguage: (...languages: string[]) => unknown;
  tokenizer: (text: string) => {toString: () => string}[];
}
type Extension = (lunr: Lunr) => void;

/** lunr with its Russian pack: words stemmed, the last one as a beginning, one slip, as its guide searches while typing. */
export function lunrSearch(sites: readonly Site[]): Engine {
  const lunr = loadPeer<Lunr>('lunr');
  for (const pack of ['lunr.stemmer.support', 'lunr.ru', 'lunr.multi']) {
    loadPeer<Extension>(`lunr-languages/${pack}.js`)(lunr);
  }
  const indexes = new Map(
    sites.map(({language, records}) => {
      const index = lunr(function configure() {
        this.use(lunr.multiLanguage('en', 'ru'));
        this.ref('id');
        fields.forEach((field) => this.field(field, {boost: boosts[field]}));
        documentsOf(records).forEach((document) => this.add(document));
      });
      return [language, index] as const;
    }),
  );
  return {
    name: 'lunr + ru',
    search: async (language, query) => {
      const words = lunr.tokenizer(query).map(String);
      const found = indexes.get(language)?.query((build) => {
        words.forEach((word) => {
          build.term(word, {boost: 10});
          build.term(word, {usePipeline: false, wildcard: 2, boost: 3});
          build.term(word, {editDistance: word.length > 4 ? 1 : 0, boost: 1});
        });
      });
      return (found ?? []).map(({ref}) => ref);
    },
  };
}
