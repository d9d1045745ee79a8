import {termsOf} from '../analysis/terms';
import type {IndexedPage} from '../engine/indexFile';
import {textOf, type DomNode} from './text';

/** A link in the content of a page: where it leads and what it is called there. */
export interface ContentLink {
  href: string;
  text: string;
}

/** Links shorter than this are «здесь» or a number: no name of a section. */
const shortestName = 4;

function linksIn(node: DomNode): DomNode[] {
  const own = node.name === 'a' && node.attribs?.href !== undefined ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap(linksIn)];
}

/** True for an item of a list that is a link and nothing else: it names another place and has no text of its own. */
export function isLinkItem(node: DomNode): boolean {
  const link = node.name === 'li' ? linksIn(node)[0] : undefined;
  return link !== undefined && textOf(link).length >= textOf(node).length - 1;
}

/** Every link of the content. */
export function contentLinks(root: DomNode): ContentLink[] {
  return linksIn(root).map((link) => ({href: link.attribs?.href ?? '', text: textOf(link)}));
}

function placeOf(href: string, page: IndexedPage, origin: string): string | null {
  if (!URL.canParse(href, origin + page.path)) {
    return null;
  }
  const url = new URL(href, origin + page.path);
  return url.origin === origin && url.search === '' ? url.pathname + url.hash : null;
}

/** True when a name has no word that the heading does not have, in whatever inflection. */
function repeats(name: string, heading: string): boolean {
  const known = new Set(termsOf(heading));
  return termsOf(name).every((term) => known.has(term));
}

/**
 * Gives every section the names under which other places link to it, so that a symptom in a list of links
 * is found at its answer. Names that only repeat the heading are left out.
 */
export function nameByLinks(
  pages: readonly IndexedPage[],
  links: ReadonlyMap<IndexedPage, ContentLink[]>,
  origin: string,
): void {
  const names = new Map<string, Set<string>>();
  for (const [page, pageLinks] of links) {
    for (const {href, text} of pageLinks) {
      const place = placeOf(href, page, origin);
      if (place !== null && text.length >= shortestName) {
        names.set(place, (names.get(place) ?? new Set()).add(text));
      }
    }
  }
  for (const page of pages) {
    for (const section of page.sections) {
      const place = section.anchor === undefined ? page.path : `${page.path}#${encodeURIComponent(section.anchor)}`;
      const calledBy = [...(names.get(place) ?? [])].filter((name) => !repeats(name, section.heading));
      if (calledBy.length > 0) {
        section.calledBy = calledBy;
      }
    }
  }
}
