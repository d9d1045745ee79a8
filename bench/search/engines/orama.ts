import type {Engine} from '../lib/relevance.ts';
import type {Language, Site} from '../lib/site.ts';
import {boosts, documentsOf, fields, type PeerDocument} from './documents.ts';
import {importPeer} from './load.ts';

interface Orama {
  create: (options: object) => unknown;
  insertMultiple: (index: unknown, documents: readonly PeerDocument[], batch?: number) => unknown;
  search: (index: unknown, options: object) => Promise<{hits: {id: string}[]}> | {hits: {id: string}[]};
}
interface Stemmers {
  stemmer: (word: string) => string;
}
interface StopWords {
  stopwords: string[];
}

const names = {ru: 'russian', en: 'english'} as const;

/** Orama with its stemmer and stop words of the language and one slip. */
export async function orama(sites: readonly Site[]): Promise<Engine> {
  const {create, insertMultiple, search} = await importPeer<Orama>('@orama/orama');
  const indexes = new Map<Language, unknown>();
  for (const {language, records} of sites) {
    const name = names[language];
    const {stemmer} = await importPeer<Stemmers>(`@orama/stemmers/${name}`);
    const {stopwords} = await importPeer<StopWords>(`@orama/stopwords/${name}`);
    const index = create({
      schema: {id: 'string', ...Object.fromEntries(fields.map((field) => [field, 'string']))},
      components: {tokenizer: {language: name, stemming: true, stemmer, stopWords: stopwords}},
    });
    await insertMultiple(index, documentsOf(records), records.length);
    indexes.set(language, index);
  }
  return {
    name: 'Orama',
    search: async (language, query) => {
      const {hits} = await search(indexes.get(language), {
        term: query,
        properties: fields,
        boost: boosts,
        tolerance: 1,
        limit: 20,
      });
      return hits.map(({id}) => id);
    },
  };
}
