/** One page hit as the counter takes it; addresses are absolute. */
export interface PageHit {
  url: string;
  title: string;
  /** Address of the page the reader came from, '' when there is none. */
  referer: string;
}

/** The parts of a router location that make an address. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** What the tracker needs of the browser. */
export interface PageTrackerHost {
  origin: string;
  /** Where the reader came from to the first page. */
  referrer: string;
  title(): string;
  /** Calls back when the document title is that of the new page; returns a cancel function. */
  afterPaint(callback: () => void): () => void;
  send(hit: PageHit): void;
}

/**
 * Turns route updates into page hits: one for each change of path, none for the rest (a new
 * hash or query, a repeated update). A path that is left before it is painted, as a redirect is,
 * does not count.
 */
export function createPageTracker(host: PageTrackerHost): (location: PageLocation) => void {
  let referer = host.referrer;
  let sentPath: string | null = null;
  let cancelPending = (): void => {};

  return ({pathname, search, hash}) => {
    cancelPending();
    if (pathname === sentPath) {
      return;
    }
    const url = host.origin + pathname + search + hash;
    cancelPending = host.afterPaint(() => {
      host.send({url, title: host.title(), referer});
      sentPath = pathname;
      referer = url;
    });
  };
}
