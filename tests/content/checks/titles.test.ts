import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {titleProblems} from './titles';

describe('titles', () => {
  it('may be equal in two languages, but not in one', async () => {
    const [ru, en] = [await page('', 'title: FAQ'), await page('', 'title: FAQ', 'en')];
    expect(titleProblems([ru, en])).toEqual([]);
    expect(titleProblems([ru, en, {...ru, file: 'ru/other.mdx'}])).toMatchObject([
      {file: 'ru/other.mdx', value: 'the title “FAQ” is the title of ru/fixture.mdx too'},
    ]);
  });
});
