import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';

interface Options {
  /** Feature that a build may have or lack → whether this one has it. */
  features: Readonly<Record<string, boolean>>;
}

/** Name and value of the one attribute, such as `with`, `counter`; empty for anything else. */
function condition({attributes}: MdxJsxFlowElement): [name: string, feature: string] {
  const [first, ...more] = attributes;
  const isPlain = first?.type === 'mdxJsxAttribute' && typeof first.value === 'string' && more.length === 0;
  return isPlain ? [first.name, first.value as string] : ['', ''];
}

/**
 * Remark plugin: leaves the content of `<IfFeature with="name">` in builds that have the feature, and that of
 * `<IfFeature without="name">` in the others. The rest does not reach the page, its search or its Markdown.
 * Must run before the engine's own plugins (`beforeDefaultRemarkPlugins`): they read headings and links.
 * @throws VFileMessage for another attribute, or for a feature that is not listed
 */
export function conditionalContent({features}: Options) {
  return (tree: Root, file: {fail(reason: string, place?: MdxJsxFlowElement): never}): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'IfFeature' || !parent || index === undefined) {
        return undefined;
      }
      const [name, feature] = condition(node);
      const has = features[feature];
      if ((name !== 'with' && name !== 'without') || has === undefined) {
        const known = Object.keys(features).join(', ');
        file.fail(
          `<IfFeature> takes either with="…" or without="…", one of ${known}; got ${name || 'nothing'}="${feature}".`,
          node,
        );
      }
      parent.children.splice(index, 1, ...(has === (name === 'with') ? node.children : []));
      return index;
    });
  };
}
