import MiniSearch from 'minisearch';
import type {SearchRecord} from '../../../plugins/search/engine/records';
import type {BuiltIndex} from '../builtIndex';
import type {Engine} from '../scores';
import {boosts, documentsOf, fields} from './documents';

/** An index of plain MiniSearch: its own words, with prefixes and slips as its guide has them. */
export function miniSearchIndex(records: readonly SearchRecord[]): MiniSearch {
  const index = new MiniSearch({fields, searchOptions: {boost: boosts, prefix: true, fuzzy: 0.2}});
  index.addAll(documentsOf(records));
  return index;
}

/** Plain MiniSearch. */
export function miniSearch(indexes: readonly BuiltIndex[]): Engine {
  const searched = new Map(indexes.map(({language, records}) => [language, miniSearchIndex(records)]));
  return {
    name: 'MiniSearch',
    search: (language, query) => (searched.get(language)?.search(query) ?? []).map(({id}) => String(id)),
  };
}
