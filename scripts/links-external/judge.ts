import {LinkState, type LinkResult} from 'linkinator';

/** Answers to unwanted programs and to too many requests: they prove nothing about the link. */
const refusals = [401, 403, 429, 999];

/** A link to another site that leads nowhere. */
export interface DeadLink {
  url: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Paths of the pages of this site that have it. */
  pages: string[];
}

/**
 * The links of a crawl that lead to other sites and nowhere, each once, in the order of their addresses.
 * @param home address of the landing page of the crawled site
 */
export function deadLinks(links: readonly LinkResult[], home: string): DeadLink[] {
  const {origin} = new URL(home);
  const dead = new Map<string, DeadLink>();
  for (const {url, status = 0, state, parent = home} of links) {
    if (state === LinkState.BROKEN && !url.startsWith(origin) && !refusals.includes(status)) {
      const pages = dead.get(url)?.pages ?? [];
      dead.set(url, {url, status, pages: [...new Set([...pages, decodeURI(new URL(parent).pathname)])].sort()});
    }
  }
  return [...dead.values()].sort((one, other) => one.url.localeCompare(other.url));
}

/** Dead links as Markdown, for the terminal and for an issue. */
export function describeDead(dead: readonly DeadLink[]): string {
  return dead
    .map(
      ({url, status, pages}) =>
        `- ${url} (${status === 0 ? 'no answer' : status})\n${pages.map((page) => `  - ${page}`).join('\n')}`,
    )
    .join('\n');
}
