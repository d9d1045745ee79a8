import {visit} from 'unist-util-visit';
import type {Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {importOf} from './imports';

/** Components that the theme gives every page (`@theme/MDXComponents`), some of them for plain Markdown. */
const ofTheTheme = new Set(['Admonition', 'Details', 'Head']);

/** Components that look at their children and take none but their own. */
const looksAtChildren = new Set(['Tabs']);

interface Options {
  /** Name as authors write it → module with that component as default export. */
  components: Readonly<Record<string, string>>;
  /** Module of the component, as default export, that is put around each one that is a block. */
  around?: string;
}

/** Name of the component around, on the pages: no author writes it. */
const around = 'ComponentErrorBoundary';

/**
 * Remark plugin: lets pages use components without importing them. A page imports just the ones
 * that it uses, so that a component weighs nothing elsewhere (the theme's MDXComponents map
 * would put every component into the bundle of every page).
 * @throws Error on a component that is neither listed nor imported by the page
 */
export function mdxComponents({components, around: aroundModule}: Options) {
  return (tree: Root, file: {path?: string; fail(reason: string): never}): void => {
    const used = new Set<string>();
    const blocks: {node: MdxJsxFlowElement; index: number; parent: Parents}[] = [];
    const imported = tree.children
      .filter((node) => node.type === 'mdxjsEsm')
      .map((node) => node.value)
      .join('\n');
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const name = (node as MdxJsxFlowElement | MdxJsxTextElement).name;
      if (name && /^[A-Z]/.test(name) && !ofTheTheme.has(name) && !new RegExp(`\\b${name}\\b`).test(imported)) {
        used.add(name);
        const isLookedAt = parent?.type === 'mdxJsxFlowElement' && looksAtChildren.has(parent.name ?? '');
        if (node.type === 'mdxJsxFlowElement' && parent && index !== undefined && !isLookedAt) {
          blocks.push({node, index, parent});
        }
      }
    });
    if (aroundModule !== undefined && blocks.length > 0) {
      for (const {node, index, parent} of blocks) {
        parent.children[index] = {type: 'mdxJsxFlowElement', name: around, attributes: [], children: [node]};
      }
      tree.children.unshift(importOf(around, aroundModule));
    }
    for (const name of used) {
      const module = components[name];
      if (!module) {
        file.fail(`<${name}> is no component of this manual; known are ${Object.keys(components).join(', ')}.`);
      }
      tree.children.unshift(importOf(name, module));
    }
  };
}
