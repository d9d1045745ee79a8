/** Name by which a page reports a goal to the counter of visits, whichever plugin has one. */
const goalEvent = 'docs:goal';

/** Reports that a reader has found nothing. */
export function reportNoHits(query: string): void {
  window.dispatchEvent(new CustomEvent(goalEvent, {detail: {name: 'search-no-hits', params: {query}}}));
}
