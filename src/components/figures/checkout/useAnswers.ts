import {useEffect, type Dispatch, type SetStateAction} from 'react';

interface Asking {
  asked: number;
  answered: number;
}

/** Answers the last request of the figure's shop after `thinkingMs`. */
export function useAnswers<Checkout extends Asking>(
  {asked, answered}: Checkout,
  update: Dispatch<SetStateAction<Checkout>>,
  refreshed: (now: Checkout) => Checkout,
  thinkingMs: number,
): void {
  useEffect(() => {
    if (asked === answered) {
      return undefined;
    }
    const timer = setTimeout(() => update(refreshed), thinkingMs);
    return () => clearTimeout(timer);
  }, [asked, answered, update, refreshed, thinkingMs]);
}
