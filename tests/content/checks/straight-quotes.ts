import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import {passagesOf} from '../site/text';

/** Russian sentences are quoted with «ёлочки» and „лапки“. */
export function straightQuoteProblems(page: Page): Problem[] {
  return passagesOf(page)
    .filter(({text}) => text.includes('"'))
    .map(({text, line}) => ({
      file: page.file,
      line,
      value: `a straight quote in “${text.trim()}”`,
      fix: 'Use «ёлочки», inside them „лапки“, or put code into backticks',
    }));
}
