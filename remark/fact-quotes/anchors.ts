import {visit} from 'unist-util-visit';
import type {Heading, Link, Root} from 'mdast';

function ownId(node: Heading | Link): string | null {
  const id = node.data?.hProperties?.id;
  return typeof id === 'string' ? id : null;
}

/** Id of a heading: given by a plugin, or hand-written in the comment that ends it. */
function headingId(node: Heading): string | null {
  const last = node.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim()) : null;
  return ownId(node) ?? comment?.[1] ?? null;
}

/** Ids of the anchors of a page, in their order, repeated ones too. */
export function anchorsOf(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, ['heading', 'link'], (node) => {
    const id = node.type === 'heading' ? headingId(node) : ownId(node as Link);
    if (id !== null) {
      ids.push(id);
    }
  });
  return ids;
}

/** Ids that a page gives twice: the engine would silently rename the second one. */
export function repeatedAnchors(tree: Root): string[] {
  const ids = anchorsOf(tree);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
