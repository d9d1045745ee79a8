import type {QueryNote} from '../engine/response';
import {offersFor, type SitePage} from '../engine/suggest';
import type {Topic} from '../ui/settings';

/** The pages that a list of topics leads to, in its order, with addresses as the hits have them. */
export function pagesIn(topics: readonly Topic[], origin: string): SitePage[] {
  return topics.flatMap(({label, path, items}) =>
    items ? pagesIn(items, origin) : [{title: label, label, url: new URL(path, origin).href}],
  );
}

/**
 * Gives each answer without hits the note that the embedded engine gives: the provider knows neither the titles that are
 * near to a query nor what to try instead.
 */
export function addOffers(answers: readonly object[], pages: readonly SitePage[]): void {
  for (const answer of answers) {
    if ('nbHits' in answer && answer.nbHits === 0 && 'query' in answer) {
      // The provider does not report which words of the query it knows.
      const offers = offersFor(String(answer.query), pages, () => false);
      Object.assign(answer, {userData: [{corrected: null, ...offers} satisfies QueryNote]});
    }
  }
}
