import {visit} from 'unist-util-visit';
import {lineOf, type Page} from './page';

/** A piece of text that a reader reads as words: not code, not an address. */
export interface Passage {
  text: string;
  line?: number;
}

const textKeys = ['title', 'description', 'sidebar_label', 'pagination_label'];

/** The words of the front matter that a reader sees. */
export function frontMatterPassages({frontMatter, source}: Page): Passage[] {
  const lines = source.split('\n');
  return textKeys.flatMap((key) => {
    const text = frontMatter[key];
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return typeof text === 'string' ? [{text, line: index < 0 ? undefined : index + 1}] : [];
  });
}

/** The words of a page: front matter texts, then text nodes line by line. Code and addresses are left out. */
export function passagesOf(page: Page): Passage[] {
  const passages = frontMatterPassages(page);
  visit(page.tree, 'text', (node) => {
    const first = lineOf(node) ?? 1;
    node.value.split('\n').forEach((text, index) => passages.push({text, line: first + index}));
  });
  return passages;
}
