/**
 * Reports that a reader has found nothing.
 * @param goalEvent name of the event by which a page reports goals; undefined where nothing counts visits
 */
export function reportNoHits(goalEvent: string | undefined, query: string): void {
  if (goalEvent !== undefined) {
    window.dispatchEvent(new CustomEvent(goalEvent, {detail: {name: 'search-no-hits', params: {query}}}));
  }
}
