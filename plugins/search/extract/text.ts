import {cleanText} from '../analysis/normalize';

/** As much of a parsed HTML node as the extraction needs; the nodes of cheerio fit. */
export interface DomNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: readonly DomNode[];
}

/** Elements whose text is no text of the page. */
const ignoredTags = new Set(
  'script style svg nav form button template noscript select textarea footer iframe'.split(' '),
);
const ignoredClasses = ['hash-link', 'theme-doc-toc-mobile', 'card'];

/** Inline elements; every other one separates words. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** True for what the index must not hold: scripts, navigation, buttons, `aria-hidden`, `data-search-ignore`. */
export function isIgnored({name = '', attribs = {}}: DomNode): boolean {
  const classes = attribs.class?.split(/\s+/) ?? [];
  return (
    ignoredTags.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-search-ignore'] !== undefined ||
    ignoredClasses.some((ignored) => classes.includes(ignored))
  );
}

/** True when a word cannot run on from outside into the element. */
export function partsWords({name = ''}: DomNode): boolean {
  return !inlineTags.has(name);
}

function collect(node: DomNode, into: string[]): void {
  if (node.type === 'text') {
    into.push(node.data ?? '');
  } else if (isIgnored(node)) {
    into.push(' ');
  } else {
    const gap = partsWords(node) ? ' ' : '';
    into.push(gap);
    node.children?.forEach((child) => collect(child, into));
    into.push(gap);
  }
}

/** Text of a node as a reader sees it, in one line. */
export function textOf(node: DomNode): string {
  const pieces: string[] = [];
  collect(node, pieces);
  return cleanText(pieces.join(''));
}
