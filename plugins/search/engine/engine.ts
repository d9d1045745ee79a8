import {indexedWords, type IndexedWord} from '../analysis/terms.ts';
import {tokenize} from '../analysis/tokens.ts';
import {expand, type ExpandedQuery} from './expand.ts';
import {facetTest} from './facets.ts';
import {Glossary} from './glossary.ts';
import type {IndexFile} from './indexFile.ts';
import {requestsOf, searchedQuery, type SearchCall, type SearchRequest} from './params.ts';
import {Postings} from './postings.ts';
import {rank} from './rank.ts';
import {recordsOf, type SearchRecord} from './records.ts';
import {facetResponse, searchResponse, type Answer, type FacetResponse, type SearchResponse} from './response.ts';
import {suggestQueries} from './suggest.ts';
import {termWords} from './termWords.ts';
import {Vocabulary} from './vocabulary.ts';

export interface SearchResults {
  results: (FacetResponse | SearchResponse)[];
}

function wordsOf(record: SearchRecord): IndexedWord[] {
  const texts = [...Object.values(record.hierarchy), record.content, record.twin, ...record.aliases];
  return texts.flatMap((text) => tokenize(text ?? '').flatMap((token) => indexedWords(token.text)));
}

function vocabularyOf(records: readonly SearchRecord[], synonyms: readonly (readonly string[])[]): Vocabulary {
  const vocabulary = new Vocabulary();
  records.flatMap(wordsOf).forEach((word) => vocabulary.add(word));
  // Words that only the glossary has are known too: through it they lead to words of the texts.
  for (const name of synonyms.flat()) {
    tokenize(name).forEach((token) => indexedWords(token.text).forEach((word) => vocabulary.add(word)));
  }
  return vocabulary;
}

/** The embedded search over one index file: answers the provider's requests in the provider's shapes. */
export class SearchEngine {
  readonly #records: SearchRecord[];
  readonly #postings: Postings;
  readonly #vocabulary: Vocabulary;
  readonly #glossary: Glossary;

  constructor(file: IndexFile) {
    this.#records = recordsOf(file);
    this.#postings = new Postings(this.#records);
    this.#vocabulary = vocabularyOf(this.#records, file.synonyms);
    this.#glossary = new Glossary(file.synonyms);
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
    const literal = String(request.typoTolerance) === 'false';
    const accept = facetTest(request.facetFilters);
    const expanded = expand(query, {vocabulary: this.#vocabulary, glossary: this.#glossary, literal});
    const terms = termWords(expanded.groups);
    const found = query === '' ? this.#records.filter(accept) : this.#find(expanded, terms, accept);
    return {
      request,
      query,
      found,
      terms,
      note: {
        corrected: found.length > 0 ? expanded.corrected : null,
        suggestions: found.length > 0 ? [] : suggestQueries(query, this.#records.filter(accept), this.#vocabulary),
      },
      milliseconds: performance.now() - started,
    };
  }

  #find({groups}: ExpandedQuery, terms: Answer['terms'], accept: (record: SearchRecord) => boolean): SearchRecord[] {
    return rank(groups, terms, this.#records, this.#postings, accept).map(({record}) => record);
  }
}
