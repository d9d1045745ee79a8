import {toString} from 'mdast-util-to-string';
import readingTime from 'reading-time';
import type {Root} from 'mdast';

/** Words a minute of an adult reading instructions on a screen. */
const wordsPerMinute = 180;

interface Page {
  data: {frontMatter?: Record<string, unknown>};
}

/**
 * Remark plugin: adds the reading time in whole minutes, at least one, to the front matter of the
 * page as `reading_minutes`. Must run last, when everything that a reader sees is in the tree.
 */
export function readingMinutes() {
  return (tree: Root, page: Page): void => {
    const text = tree.children.map((node) => toString(node, {includeHtml: false})).join('\n');
    // The library takes a no-break space, of which Russian pages are full, for a letter.
    const {minutes} = readingTime(text.replace(/\s/g, ' '), {wordsPerMinute});
    if (page.data.frontMatter) {
      page.data.frontMatter.reading_minutes = Math.max(1, Math.round(minutes));
    }
  };
}
