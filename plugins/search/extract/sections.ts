import {cleanText} from '../analysis/normalize';
import type {IndexedSection} from '../engine/indexFile';
import {isLinkItem} from './links';
import {isIgnored, partsWords, textOf, type DomNode} from './text';

/** Deepest heading that is a section of its own; deeper ones are text of their section. */
const deepestLevel = 4;

function headingLevel({name = '', attribs = {}}: DomNode): number | null {
  const level = Number(/^h([1-6])$/.exec(name)?.[1]);
  if (level === 1) {
    return 1;
  }
  return level <= deepestLevel && attribs.id ? level : null;
}

/**
 * Cuts the content of a page into its sections: the page itself first, then every heading of level 2 to 4
 * that has an id, each with all text up to the next heading (paragraphs, lists, tables, admonitions, code).
 * @param root the element that holds the content
 * @param title heading of the page where the content has no first-level heading
 */
export function sectionsOf(root: DomNode, title: string): IndexedSection[] {
  const first = {level: 1, heading: title, pieces: [] as string[], anchor: undefined as string | undefined};
  const open = [first];
  let current = first;

  function visit(node: DomNode): void {
    if (node.type === 'text') {
      current.pieces.push(node.data ?? '');
      return;
    }
    if (isIgnored(node) || isLinkItem(node)) {
      current.pieces.push(' ');
      return;
    }
    const level = headingLevel(node);
    if (level === 1) {
      first.heading = textOf(node) || title;
      return;
    }
    if (level !== null) {
      current = {level, heading: textOf(node), pieces: [], anchor: node.attribs?.id};
      open.push(current);
      return;
    }
    const gap = partsWords(node) ? ' ' : '';
    current.pieces.push(gap);
    node.children?.forEach(visit);
    current.pieces.push(gap);
  }
  visit(root);

  return open
    .filter(({heading}) => heading !== '')
    .map(({level, heading, anchor, pieces}) => {
      const text = cleanText(pieces.join(''));
      return {level, ...(anchor === undefined ? {} : {anchor}), heading, ...(text === '' ? {} : {text})};
    });
}
