import {markedTexts, type MarkedText} from '../safeHtml';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof levels)[number];

interface Marked {
  value: string;
}

/** The fields of a hit that the search page uses; both engines give it. */
export interface PageHit {
  objectID: string;
  url: string;
  hierarchy: Partial<Record<Level, string | null>>;
  _highlightResult?: {hierarchy?: Partial<Record<Level, Marked>>};
  _snippetResult?: {content?: Marked};
}

/** One result of the search page. */
export interface Result {
  id: string;
  url: string;
  title: MarkedText[];
  /** Headings above the section, the page first. */
  path: MarkedText[][];
  snippet: MarkedText[];
}

/** A hit as the search page shows it: page › section, and the words around the match. */
export function resultOf(hit: PageHit, localUrl: (url: string) => string): Result {
  const headings = levels.flatMap((level) => {
    const plain = hit.hierarchy[level];
    const value = hit._highlightResult?.hierarchy?.[level]?.value;
    return plain ? [value === undefined ? [{text: plain, marked: false}] : markedTexts(value)] : [];
  });
  return {
    id: hit.objectID,
    url: localUrl(hit.url),
    title: headings.at(-1) ?? [],
    path: headings.slice(0, -1),
    snippet: markedTexts(hit._snippetResult?.content?.value ?? ''),
  };
}
