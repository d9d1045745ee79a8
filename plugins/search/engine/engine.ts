import {isCode} from '../analysis/code.ts';
import {expand} from './expand.ts';
import {facetTest} from './facets.ts';
import type {IndexFile} from './indexFile.ts';
import {isQuoted, requestsOf, searchedQuery, unquoted, type SearchCall, type SearchRequest} from './params.ts';
import {isAsking, isFaulty} from './names.ts';
import {rank} from './rank.ts';
import type {SearchRecord} from './records.ts';
import {facetResponse, searchResponse, type Answer, type FacetResponse, type SearchResponse} from './response.ts';
import {searchIndex, type SearchIndex} from './searchIndex.ts';
import {offersFor, type Offers, type SitePage} from './suggest.ts';
import {termWords} from './termWords.ts';
import {titleOf} from './titles.ts';

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
    const kind = {
      fault: isFaulty(corrected ?? query),
      question: isAsking(corrected ?? query),
      code: corrected === null && isCode(unquoted(query)),
    };
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
