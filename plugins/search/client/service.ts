import {SearchEngine, type SearchResults} from '../engine/engine';
import type {SearchCall} from '../engine/params';
import {loadIndex} from './loadIndex';

/** Whatever answers search calls: the engine here, or the worker that has it. */
export interface Searcher {
  /** Fetches what a search needs, so that the first answer is quick. Never rejects. */
  prepare: () => Promise<void>;
  /** @throws SearchUnreachableError when there is no index to search; the next call tries again */
  search: (call: SearchCall) => Promise<SearchResults>;
}

/** Pause after which the engine makes ready for guesses, in milliseconds: a query that waits is answered first. */
const guessesAfterMs = 50;

/** The engine over the index at the address, loaded once, on first need. */
export function createService(indexUrl: string): Searcher {
  let loading: Promise<SearchEngine> | null = null;

  const engine = (): Promise<SearchEngine> => {
    loading ??= loadIndex(indexUrl).then(
      (file) => new SearchEngine(file),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  return {
    prepare: () =>
      engine().then(
        (ready) => void setTimeout(() => ready.prepareGuesses(), guessesAfterMs),
        () => undefined,
      ),
    search: async (call) => (await engine()).search(call),
  };
}
