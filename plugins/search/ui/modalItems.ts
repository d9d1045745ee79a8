import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '../engine/escape';
import {plainText, safeMarkedHtml} from './safeHtml';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof levels)[number];
type Attribute = Level | 'content';

function answered(hit: DocSearchHit, attribute: Attribute): string | null {
  const snippets = hit._snippetResult;
  const value = attribute === 'content' ? snippets?.content?.value : snippets?.hierarchy?.[attribute]?.value;
  const plain = attribute === 'content' ? hit.content : hit.hierarchy[attribute];
  return value === undefined ? (plain === null ? null : escapeHtml(plain)) : safeMarkedHtml(value);
}

/** Headings above what the result shows as its title, the page first. */
function pathOf(hit: DocSearchHit): string {
  const own = hit.type === 'content' ? levels.length : levels.findIndex((level) => level === hit.type);
  const above = levels.slice(0, own).map((level) => answered(hit, level));
  return above.filter((heading) => heading !== null).join(' › ');
}

function snippetsOf(hit: DocSearchHit): DocSearchHit['_snippetResult'] {
  const hierarchy = {...hit._snippetResult?.hierarchy};
  for (const level of levels) {
    const value = answered(hit, level);
    if (value !== null) {
      hierarchy[level] = {...hierarchy[level], value};
    }
  }
  if (hit.type !== 'lvl1') {
    hierarchy.lvl1 = {...hierarchy.lvl1, value: pathOf(hit)};
  }
  const content = answered(hit, 'content');
  return {
    ...hit._snippetResult,
    hierarchy,
    ...(content === null ? {} : {content: {...hit._snippetResult?.content, value: content}}),
  };
}

/** The name of the group, lvl0, is the one that DocSearch prints as text. */
function escapedHierarchy({hierarchy}: DocSearchHit): DocSearchHit['hierarchy'] {
  const entries = Object.entries(hierarchy).map(([level, text]) => [
    level,
    text === null || level === 'lvl0' ? text : escapeHtml(text),
  ]);
  return Object.fromEntries(entries) as DocSearchHit['hierarchy'];
}

/**
 * A hit as the modal shows and remembers it: address on this site, path «page › section» under the title,
 * and nothing that DocSearch, which prints these attributes as HTML, could take for markup.
 */
export function modalItem(hit: DocSearchHit, localUrl: (url: string) => string): DocSearchHit {
  const content = answered(hit, 'content');
  return {
    ...hit,
    url: localUrl(hit.url),
    content: content === null ? null : escapeHtml(plainText(content)),
    hierarchy: escapedHierarchy(hit),
    _snippetResult: snippetsOf(hit),
  };
}
