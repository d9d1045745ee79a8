import {useEffect, type Dispatch, type SetStateAction} from 'react';

interface Asking {
  asked: number;
  answered: number;
}

/** Answers the last request of the figure's shop after `delayMs`. */
export function useAnswers<Checkout extends Asking>(
  {asked, answered}: Checkout,
  update: Dispatch<SetStateAction<Checkout>>,
  refreshed: (now: Checkout) => Checkout,
  delayMs: number,
): void {
  useEffect(() => {
    if (asked === answered) {
      return undefined;
    }
    const timer = setTimeout(() => update(refreshed), delayMs);
    return () => clearTimeout(timer);
  }, [asked, answered, update, refreshed, delayMs]);
}
