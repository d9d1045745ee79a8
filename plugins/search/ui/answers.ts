import {useSyncExternalStore} from 'react';
import type {QueryNote} from '../engine/response';
import type {NearPage} from '../engine/suggest';

/** The newest answer of the search, for everything around the list of results. */
export interface LastAnswer {
  query: string;
  nbHits: number;
  corrected: string | null;
  /** Pages nearest to a query without hits. */
  pages: readonly NearPage[];
  /** There was no answer: the search could not be reached. */
  failed: boolean;
}

/** Holds the newest answer outside the modal, so that an announcement does not draw the modal anew. */
export interface AnswerStore {
  get: () => LastAnswer | null;
  set: (answer: LastAnswer | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** An empty store. */
export function createAnswerStore(): AnswerStore {
  let last: LastAnswer | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => last,
    set: (answer) => {
      last = answer;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The newest answer; null before the first. */
export function useLastAnswer(store: AnswerStore): LastAnswer | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}

/** An answer as far as both engines give it. */
export interface AnyAnswer {
  query?: string;
  nbHits?: number;
  userData?: unknown;
}

/** What the client answers beside the hits; null from the hosted engine when there are some. */
export function noteOf({userData}: AnyAnswer): QueryNote | null {
  const note: unknown = Array.isArray(userData) ? userData[0] : null;
  const isNote = typeof note === 'object' && note !== null && 'corrected' in note && 'suggestions' in note;
  return isNote ? (note as QueryNote) : null;
}
