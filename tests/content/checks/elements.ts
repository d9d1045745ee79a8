import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {components} from '../../../src/components/definitions/registry';
import {lineOf, type Page} from '../site/page';

/** A figure, or a mark of the text, as its author wrote it. */
export interface Shown {
  name: string;
  line?: number;
  attributes: Readonly<Record<string, string>>;
  /** Ids of its numbered marks, in the order of their numbers. */
  marks: readonly string[];
}

function attributesOf(element: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  return Object.fromEntries(
    element.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value]] : [],
    ),
  );
}

/** Figures and marks of a page in the order of the text. */
export function shownOf({tree}: Page): Shown[] {
  const found: Shown[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    const name = element.name ?? '';
    if (components[name]?.kind === 'figures') {
      const attributes = attributesOf(element);
      const marks = attributes.marks?.split(',').map((id) => id.trim()) ?? [];
      found.push({name, line: lineOf(element), attributes, marks});
    }
  });
  return found;
}

/** Number of a mark of the text; null for a figure. */
export function markOf({name, attributes}: Shown): number | null {
  return name === 'Mark' ? Number(attributes.n) : null;
}
