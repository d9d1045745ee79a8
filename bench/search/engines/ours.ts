import {SearchEngine} from '../../../plugins/search/engine/engine';
import type {SearchResponse} from '../../../plugins/search/engine/response';
import type {BuiltIndex} from '../builtIndex';
import type {Engine} from '../scores';

/** The embedded engine of the site. */
export function ours(indexes: readonly BuiltIndex[]): Engine {
  const engines = new Map(indexes.map(({language, file}) => [language, new SearchEngine(file)]));
  return {
    name: 'ours',
    search: (language, query) => {
      const [answer] = engines.get(language)?.search({requests: [{indexName: 'bench', query}]}).results ?? [];
      return (answer as SearchResponse).hits.map(({objectID}) => objectID);
    },
  };
}
