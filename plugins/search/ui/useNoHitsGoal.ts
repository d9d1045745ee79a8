import {useEffect} from 'react';
import {reportNoHits} from '@search/goals';

/** A query that is unchanged for so long, in milliseconds, is what the reader meant, not half of it. */
const settledAfterMs = 1500;

/** Reports a query without hits once the reader has stopped typing. */
export function useNoHitsGoal(query: string | null): void {
  useEffect(() => {
    if (query === null || query === '') {
      return undefined;
    }
    const timer = setTimeout(() => reportNoHits(query), settledAfterMs);
    return () => clearTimeout(timer);
  }, [query]);
}
