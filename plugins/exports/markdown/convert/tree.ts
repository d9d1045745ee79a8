import {h} from 'hastscript';
import type {Element, Root, Text} from 'hast';

/** As much of a node of cheerio as Markdown needs. */
interface DomNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: readonly DomNode[];
}

function contentOf({type, name, data, attribs, children = []}: DomNode): (Element | Text)[] {
  if (type === 'text') {
    return [{type, value: data ?? ''}];
  }
  return name === undefined ? [] : [h(name, attribs, children.flatMap(contentOf))];
}

/** Parsed nodes of cheerio as a tree of hast. */
export function treeOf(nodes: readonly DomNode[]): Root {
  return {type: 'root', children: nodes.flatMap(contentOf)};
}
