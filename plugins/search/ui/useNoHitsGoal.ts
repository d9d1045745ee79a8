import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reportNoHits} from './goals';

/** A query that is unchanged for so long, in milliseconds, is what the reader meant, not half of it. */
const settledAfterMs = 1500;

/** Reports a query without hits once the reader has stopped typing. */
export function useNoHitsGoal(query: string | null): void {
  const {siteConfig} = useDocusaurusContext();
  const goalEvent = siteConfig.customFields?.goalEvent as string | undefined;
  useEffect(() => {
    if (query === null || query === '') {
      return undefined;
    }
    const timer = setTimeout(() => reportNoHits(goalEvent, query), settledAfterMs);
    return () => clearTimeout(timer);
  }, [goalEvent, query]);
}
