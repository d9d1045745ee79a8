import {SearchEngine} from '../../../plugins/search/engine/engine.ts';
import type {SearchResponse} from '../../../plugins/search/engine/response.ts';
import type {Engine} from '../lib/relevance.ts';
import type {Site} from '../lib/site.ts';

/** The embedded engine of the site. */
export function ours(sites: readonly Site[]): Engine {
  const engines = new Map(sites.map(({language, file}) => [language, new SearchEngine(file)]));
  return {
    name: 'ours',
    search: async (language, query) => {
      const [answer] = engines.get(language)?.search({requests: [{indexName: 'bench', query}]}).results ?? [];
      return (answer as SearchResponse).hits.map(({objectID}) => objectID);
    },
  };
}
