import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {writeSite} from './fixture';
import {sourceProblems} from './source';

async function values(frontMatter: string, file = 'faq.mdx'): Promise<string[]> {
  const source = {...(await page('', frontMatter)), path: file};
  return sourceProblems(writeSite(), [source]).map(({value}) => value);
}

const description = `description: "${'Страница для проверки: '.padEnd(130, 'я')}"`;

describe('sources of the built pages', () => {
  it('agree with what is built', async () => {
    expect(await values(`title: Страница faq\n${description}`)).toEqual([]);
    expect(await values(`title: Страница home\nslug: /\n${description}`, 'intro.mdx')).toEqual([]);
  });

  it('are missed when they are not built', async () => {
    expect(await values('title: a', 'other.mdx')).toEqual([
      'no sitemap has its address “https://example.com/base/other”',
    ]);
  });

  it('are compared by title and description', async () => {
    const problems = await values('title: Другая\ndescription: Другое.');
    expect(problems).toHaveLength(2);
    expect(problems[0]).toBe('build/faq.html has the title “Страница faq”');
  });
});
