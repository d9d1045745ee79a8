import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import {headingsOf} from './heading-ids';

/** The first level belongs to the title of the front matter, and no level is skipped on the way down. */
export function topHeadingProblems(page: Page): Problem[] {
  let above = 1;
  return headingsOf(page).flatMap(({depth, line}): Problem[] => {
    const allowed = above + 1;
    above = depth;
    if (depth === 1) {
      return [
        {
          file: page.file,
          line,
          value: 'the page has a heading of the first level',
          fix: 'Write the title in the front matter',
        },
      ];
    }
    const value = `a heading of level ${depth} follows one of level ${allowed - 1}`;
    return depth > allowed ? [{file: page.file, line, value, fix: `Use level ${allowed}`}] : [];
  });
}
