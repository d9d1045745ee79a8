import {isCode} from '../analysis/code.ts';
import {expand} from './expand.ts';
import {facetTest} from './facets.ts';
import type {IndexFile} from './indexFile.ts';
import {isQuoted, requestsOf, searchedQuery, unquoted, type SearchCall, type SearchRequest} from './params.ts';
import {isAsking, isNegative} from './names.ts';
import {rank} from './rank.ts';
import {facetResponse, searchResponse, type Answer, type FacetResponse, type SearchResponse} from './response.ts';
import {searchIndex, type SearchIndex} from './searchIndex.ts';
import {nearestPages} from './suggest.ts';
import {termWords} from './termWords.ts';

export interface SearchResults {
  results: (FacetResponse | SearchResponse)[];
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
    const kind = {
      negative: isNegative(query),
      question: isAsking(corrected ?? query),
      code: corrected === null && isCode(unquoted(query)),
    };
    const found = query === '' ? accepted : rank(groups, kind, this.#index, accept).map(({record}) => record);
    const nearest = found.length > 0 ? [] : nearestPages(unquoted(query), accepted, vocabulary);
    return {
      request,
      query,
      found,
      terms,
      note: {
        corrected: found.length > 0 ? corrected : null,
        suggestions: nearest.map(({title}) => title),
        pages: nearest,
      },
      milliseconds: performance.now() - started,
    };
  }
}
