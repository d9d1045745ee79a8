import {expand} from './expand';
import {facetTest} from './facets';
import type {IndexFile} from './indexFile';
import {isQuoted, requestsOf, searchedQuery, unquoted, type SearchCall, type SearchRequest} from './params';
import {kindOf} from './queryKind';
import {rank} from './rank';
import type {SearchRecord} from './records';
import {facetResponse, searchResponse, type Answer, type FacetResponse, type SearchResponse} from './response';
import {searchIndex, type SearchIndex} from './searchIndex';
import {offersFor, type Offers, type SitePage} from './suggest';
import {termWords} from './termWords';
import {titleOf} from './titles';

export interface SearchResults {
  results: (FacetResponse | SearchResponse)[];
}

const nothing: Offers = {pages: [], suggestions: []};

function pagesOf(records: readonly SearchRecord[]): SitePage[] {
  return records
    .filter(({type}) => type === 'lvl1')
    .map((page) => ({title: titleOf(page), label: page.label ?? titleOf(page), url: page.url}));
}

/** The embedded search over one index file: answers the provider's requests in the provider's shapes. */
export class SearchEngine {
  readonly #index: SearchIndex;

  constructor(file: IndexFile) {
    this.#index = searchIndex(file);
  }

  /** Makes ready what only words need that no text has; without it the first such word waits for it. */
  prepareGuesses(): void {
    this.#index.vocabulary.prepareSounds();
  }

  /** Answers all requests of a call; an empty query finds every record in reading order, as with the provider. */
  search(call: SearchCall): SearchResults {
    return {
      results: requestsOf(call).map((request) => {
        const answer = this.#answer(request);
        return request.type === 'facet' ? facetResponse(answer) : searchResponse(answer);
      }),
    };
  }

  #answer(request: SearchRequest): Answer {
    const started = performance.now();
    const query = searchedQuery(request.query);
    const literal = isQuoted(query) || String(request.typoTolerance) === 'false';
    const accept = facetTest(request.facetFilters);
    const {records, vocabulary} = this.#index;
    const {groups, corrected} = expand(unquoted(query), this.#index, literal);
    const terms = termWords(groups);
    const accepted = records.filter(accept);
    const isKnown = (form: string): boolean => vocabulary.get(form) !== undefined;
    const kind = kindOf(query, corrected);
    const found = query === '' ? accepted : rank(groups, kind, this.#index, accept).map(({record}) => record);
    const offers = found.length > 0 ? nothing : offersFor(unquoted(query), pagesOf(accepted), isKnown);
    return {
      request,
      query,
      found,
      terms,
      note: {
        corrected: found.length > 0 ? corrected : null,
        ...offers,
      },
      milliseconds: performance.now() - started,
    };
  }
}
