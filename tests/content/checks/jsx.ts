import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import {countProblems} from '../site/counted';
import {lineOf, type Page} from '../site/page';
import type {PagePair} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes that name a fact, or what a figure shows; all others may hold words of the language. */
const naming = ['id', 'code', 'kind', 'number', 'n', 'state', 'section', 'only', 'from', 'marks'];

/** An element as text to compare: its name and what it names, such as `<Setting id="insurance">`. */
function signature({name, attributes}: Element): string {
  const named = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && naming.includes(attribute.name) && typeof attribute.value === 'string'
      ? [` ${attribute.name}="${attribute.value}"`]
      : [],
  );
  return `<${name ?? ''}${named.join('')}>`;
}

/** JSX elements of a page: those on lines of their own, or those within sentences. */
function elementsOf({tree}: Page, type: Element['type']): Item[] {
  const found: Item[] = [];
  visit(tree, type, (node) => {
    found.push({text: signature(node), line: lineOf(node)});
  });
  return found;
}

/**
 * Both languages use the same elements: on lines of their own in the same order; within sentences the same
 * ones, whatever the order and however often, as the language asks.
 */
export function jsxParityProblems(pair: PagePair): Problem[] {
  const {ru, en} = pair;
  const inline = (page: Page) => [...new Set(elementsOf(page, 'mdxJsxTextElement').map(({text}) => text))];
  return [
    ...sequenceProblems(pair, 'element', elementsOf(ru, 'mdxJsxFlowElement'), elementsOf(en, 'mdxJsxFlowElement')),
    ...countProblems(pair, 'uses', inline(ru), inline(en)),
  ];
}

/** A closed accordion hides its text from the reader, and from the search of the browser. */
export function accordionProblems(page: Page): Problem[] {
  return [...elementsOf(page, 'mdxJsxFlowElement'), ...elementsOf(page, 'mdxJsxTextElement')]
    .filter(({text}) => text === '<details>')
    .map(({line}) => ({
      file: page.file,
      line,
      value: 'the page hides text in <details>',
      fix: 'Show it under a heading of its own',
    }));
}
