import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {liteClient} from 'algoliasearch/lite';
import {useAlgoliaContextualFacetFilters, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {noteOf} from '../answers';
import {useProviderConfig} from '../providerConfig';
import {resultOf, type PageHit} from './result';
import {noResults, resultsAfter, type ResultsPage, type ResultsState} from './resultsState';

export const hitsPerPage = 20;

/** Pause in typing after which a query is sent, in milliseconds. */
const typingPauseMs = 120;

const snippetWords = (): number => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

export interface ResultsControl extends ResultsState {
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

function useAsk(): (query: string, page: number) => Promise<ResultsPage> {
  const {appId, apiKey, indexName} = useProviderConfig();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const localUrl = useSearchResultUrlProcessor();
  const client = useRef<ReturnType<typeof liteClient> | null>(null);
  const latest = useRef({facetFilters, localUrl});
  useEffect(() => {
    latest.current = {facetFilters, localUrl};
  });

  return useCallback(
    async (query, page) => {
      client.current ??= liteClient(appId, apiKey);
      const {results} = await client.current.searchForHits<PageHit>({
        requests: [
          {
            indexName,
            query,
            page,
            hitsPerPage,
            facetFilters: latest.current.facetFilters,
            attributesToRetrieve: ['hierarchy', 'url'],
            attributesToSnippet: [`content:${snippetWords()}`],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      const [first] = results;
      return {
        results: (first?.hits ?? []).map((hit) => resultOf(hit, latest.current.localUrl)),
        page,
        nbPages: first?.nbPages ?? 0,
        nbHits: first?.nbHits ?? 0,
        note: first ? noteOf(first) : null,
      };
    },
    [appId, apiKey, indexName],
  );
}

/** Results of a query, page by page. */
export function useResults(query: string): ResultsControl {
  const [state, dispatch] = useReducer(resultsAfter, noResults);
  const [attempt, setAttempt] = useState(0);
  const current = useRef(0);
  const ask = useAsk();

  const load = useCallback(
    async (page: number) => {
      const turn = current.current;
      dispatch({kind: 'asked'});
      const event = await ask(query, page).then(
        (came) => ({kind: 'came', page: came}) as const,
        () => ({kind: 'failed'}) as const,
      );
      if (turn === current.current) {
        dispatch(event);
      }
    },
    [ask, query],
  );

  useEffect(() => {
    current.current += 1;
    if (query === '') {
      dispatch({kind: 'cleared'});
      return undefined;
    }
    const timer = setTimeout(() => void load(0), typingPauseMs);
    return () => clearTimeout(timer);
  }, [query, load, attempt]);

  const hasMore = state.page + 1 < state.nbPages;
  return {
    ...state,
    hasMore,
    loadMore: useCallback(() => {
      if (state.status === 'done' && hasMore) {
        void load(state.page + 1);
      }
    }, [load, state.status, state.page, hasMore]),
    retry: useCallback(() => setAttempt((number) => number + 1), []),
  };
}
