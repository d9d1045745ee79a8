import {toString} from 'mdast-util-to-string';
import type {Root, RootContent} from 'mdast';
import {importOf} from '../mdx-components/imports';

interface Options {
  /** Module of the component, as default export, that is put around the rest. */
  around: string;
  /** So many letters of text fill the first screen; what draws more than text begins the rest. */
  letters: number;
}

/** Name of the component on the pages: no author writes it. */
const name = 'DeferredContent';

const isImport = ({type}: RootContent): boolean => type === 'mdxjsEsm';
const drawsMore = ({type}: RootContent): boolean => type === 'mdxJsxFlowElement' || type === 'code';

/** Index of the first block that the first screen does without; the first block always is on it. */
function endOfFirstScreen(blocks: readonly RootContent[], letters: number): number {
  let filled = 0;
  const end = blocks.findIndex((block, index) => {
    const isRest = index > 0 && (filled >= letters || drawsMore(block));
    filled += toString(block).length;
    return isRest;
  });
  return end === -1 ? blocks.length : end;
}

/**
 * Remark plugin: puts a component around what follows the first screen of a page, so that it can be drawn after it.
 * Must run when all components are in the tree.
 */
export function deferredContent({around, letters}: Options) {
  return (tree: Root): void => {
    const blocks = tree.children.filter((node) => !isImport(node));
    const end = endOfFirstScreen(blocks, letters);
    if (end === blocks.length) {
      return;
    }
    const rest = {
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: blocks.slice(end),
    } as unknown as RootContent;
    tree.children = [importOf(name, around), ...tree.children.filter(isImport), ...blocks.slice(0, end), rest];
  };
}
