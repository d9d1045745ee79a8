import {toString} from 'mdast-util-to-string';
import readingTime from 'reading-time';
import type {Nodes, Root} from 'mdast';

/** Words a minute of an adult reading instructions on a screen. */
const wordsPerMinute = 180;

interface Page {
  data: {frontMatter?: Record<string, unknown>};
}

/** Inline nodes; every other one begins a line of its own. */
const inLine: ReadonlySet<string> = new Set([
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'strong',
  'text',
]);

/** What is in the tree of a page and never on the page: imports, words that are handed to components, comments. */
const unseen: ReadonlySet<string> = new Set(['html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

/** The text of a node; unlike that of `toString`, neighboring list items, cells and lines stay apart. */
function textOf(node: Nodes): string {
  if (unseen.has(node.type)) {
    return ' ';
  }
  const text = 'children' in node ? node.children.map(textOf).join('') : toString(node);
  return inLine.has(node.type) ? text : ` ${text} `;
}

/**
 * Remark plugin: adds the reading time in whole minutes, at least one, to the front matter of the
 * page as `reading_minutes`. Must run last, when everything that a reader sees is in the tree.
 */
export function readingMinutes() {
  return (tree: Root, page: Page): void => {
    // The library takes a no-break space, of which Russian pages are full, for a letter, and a dash for a word.
    const words = textOf(tree)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    const {minutes} = readingTime(words.join(' '), {wordsPerMinute});
    if (page.data.frontMatter) {
      page.data.frontMatter.reading_minutes = Math.max(1, Math.round(minutes));
    }
  };
}
