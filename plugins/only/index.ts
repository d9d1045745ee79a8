import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';

interface Options {
  /** Part of the site that a build may have or lack → whether this one has it. */
  parts: Readonly<Record<string, boolean>>;
}

/** Name and value of the one attribute, such as `with`, `counter`; empty for anything else. */
function condition({attributes}: MdxJsxFlowElement): [name: string, part: string] {
  const [only, ...more] = attributes;
  const isPlain = only?.type === 'mdxJsxAttribute' && typeof only.value === 'string' && more.length === 0;
  return isPlain ? [only.name, only.value as string] : ['', ''];
}

/**
 * Remark plugin: keeps what stands in `<Only with="part">` in builds that have the part, and what stands in
 * `<Only without="part">` in the others. The rest does not reach the page, its search or its twins.
 * Must run before the engine's own plugins (`beforeDefaultRemarkPlugins`): they read headings and links.
 * @throws VFileMessage for another attribute, or for a part that is not listed
 */
export function only({parts}: Options) {
  return (tree: Root, file: {fail(reason: string, place?: MdxJsxFlowElement): never}): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Only' || !parent || index === undefined) {
        return undefined;
      }
      const [name, part] = condition(node);
      const has = parts[part];
      if ((name !== 'with' && name !== 'without') || has === undefined) {
        const known = Object.keys(parts).join(', ');
        file.fail(
          `<Only> takes either with="…" or without="…", one of ${known}; got ${name || 'nothing'}="${part}".`,
          node,
        );
      }
      parent.children.splice(index, 1, ...(has === (name === 'with') ? node.children : []));
      return index;
    });
  };
}
