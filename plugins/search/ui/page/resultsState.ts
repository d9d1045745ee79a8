import type {QueryNote} from '../../engine/response';
import type {Result} from './result';

/** A page of results as it came. */
export interface ResultsPage {
  results: Result[];
  page: number;
  nbPages: number;
  nbHits: number;
  note: QueryNote | null;
}

export interface ResultsState {
  status: 'done' | 'failed' | 'idle' | 'loading';
  results: Result[];
  /** Last page that came; -1 before the first. */
  page: number;
  nbPages: number;
  nbHits: number;
  note: QueryNote | null;
}

export type ResultsEvent = {kind: 'asked'} | {kind: 'cleared'} | {kind: 'came'; page: ResultsPage} | {kind: 'failed'};

export const noResults: ResultsState = {status: 'idle', results: [], page: -1, nbPages: 0, nbHits: 0, note: null};

function joined(before: readonly Result[], next: readonly Result[]): Result[] {
  const known = new Set(before.map(({id}) => id));
  return [...before, ...next.filter(({id}) => !known.has(id))];
}

/** What the search page shows after an event; earlier results stay on the screen while others are asked for. */
export function resultsAfter(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.kind) {
    case 'asked':
      return {...state, status: 'loading'};
    case 'cleared':
      return noResults;
    case 'failed':
      return {...state, status: 'failed'};
    case 'came': {
      const {results, page, ...counts} = event.page;
      return {...counts, page, status: 'done', results: page === 0 ? results : joined(state.results, results)};
    }
  }
}
