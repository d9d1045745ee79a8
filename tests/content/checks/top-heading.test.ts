import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {topHeadingProblems} from './top-heading';

describe('levels of headings', () => {
  it('go down one by one and up freely', async () => {
    expect(topHeadingProblems(await page('## A {/* #a */}\n\n### B {/* #b */}\n\n## C {/* #c */}'))).toEqual([]);
  });

  it('leave the first level to the title', async () => {
    expect(topHeadingProblems(await page('# A {/* #a */}'))).toMatchObject([
      {line: 5, value: 'the page has a heading of the first level'},
    ]);
  });

  it('skip none on the way down', async () => {
    const problems = topHeadingProblems(await page('## A {/* #a */}\n\n#### B {/* #b */}'));
    expect(problems).toMatchObject([
      {line: 7, value: 'a heading of level 4 follows one of level 2', fix: 'Use level 3'},
    ]);
  });
});
