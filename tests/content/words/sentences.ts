import type {Nodes, Parent} from 'mdast';
import type {Page} from '../site/page';
import type {SourceText} from './text';
import {visit} from 'unist-util-visit';

/** Words of a sentence that is read in one breath. */
export const longest = 30;

export interface LongSentence {
  file: string;
  line?: number;
  words: number;
  text: string;
}

/** Replaces a fact or a piece of code: one word to the reader. */
const quoted = 'Ω';

function proseOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'inlineCode' || node.type === 'mdxJsxTextElement') {
    return quoted;
  }
  return 'children' in node ? (node as Parent).children.map(proseOf).join('') : '';
}

/** Paragraphs, cells and headings of a page as plain text, facts and code as one word each. */
function blocksOf(page: Page): Pick<SourceText, 'file' | 'line' | 'text'>[] {
  const blocks: Pick<SourceText, 'file' | 'line' | 'text'>[] = [];
  visit(page.tree, ['paragraph', 'tableCell', 'heading'], (node) => {
    blocks.push({file: page.file, line: node.position?.start.line, text: proseOf(node)});
  });
  return blocks;
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?…])["»)]*\s+(?=["«(]*[\p{Lu}\d])/u);
const countWords = (text: string): number => (text.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? []).length;

function longIn({file, line, text}: Pick<SourceText, 'file' | 'line' | 'text'>): LongSentence[] {
  return sentences(text.replaceAll(/\s+/g, ' '))
    .map((one) => ({file, line, words: countWords(one), text: one}))
    .filter(({words}) => words > longest);
}

/** Sentences of more than thirty words, in pages and in texts of facts, the longest first. */
export function longSentences(pages: readonly Page[], texts: readonly SourceText[]): LongSentence[] {
  return [...pages.flatMap(blocksOf), ...texts].flatMap(longIn).sort((one, other) => other.words - one.words);
}
