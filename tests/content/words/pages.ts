import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../site/page';
import {frontMatterPassages} from '../site/text';
import {isLabelText, type SourceText, withoutAddresses} from './text';

/** The words of a page; attributes, ids, code and addresses are none. */
function textsOf(page: Page): SourceText[] {
  const place = {file: page.file, language: page.locale};
  const texts: SourceText[] = frontMatterPassages(page).map((passage) => ({...place, ...passage, isLabel: false}));
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'strong') {
      const bold = toString(node);
      texts.push({...place, line, text: bold, isLabel: isLabelText(bold)});
      return SKIP;
    }
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, index) => {
        texts.push({...place, line: line + index, text: withoutAddresses(text), isLabel: false});
      });
    }
    return undefined;
  });
  return texts;
}

/** The words of the pages, in the order of reading. */
export function pageTexts(pages: readonly Page[]): SourceText[] {
  return pages.flatMap(textsOf);
}
