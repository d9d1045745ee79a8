import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Language} from '../../../src/facts';
import type {SourceText} from './text';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The words of a plain Markdown file, such as the README. */
export function proseTexts(source: string, file: string, language: Language): SourceText[] {
  const texts: SourceText[] = [];
  const tree: Root = parser.parse(source);
  visit(tree, 'text', ({value, position}) => {
    value.split('\n').forEach((text, index) => {
      texts.push({file, line: (position?.start.line ?? 1) + index, language, text, isLabel: false});
    });
  });
  return texts;
}
