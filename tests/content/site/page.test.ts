import {describe, expect, it} from 'vitest';
import {page, pagePair} from './fixture';
import {parsePage} from './page';
import {expectNone} from './report';
import {sequenceProblems} from './sequence';
import {passagesOf} from './text';

describe('parsePage', () => {
  it('gives front matter and tree', async () => {
    const {frontMatter, tree} = await page('## Ключ\n\n<A />', 'title: Ключ');
    expect(frontMatter).toEqual({title: 'Ключ'});
    expect(tree.children.map(({type}) => type)).toEqual(['yaml', 'heading', 'mdxJsxFlowElement']);
  });

  it('names file and line of what cannot be read', async () => {
    const broken = {locale: 'ru', file: 'docs/a.mdx', path: 'a.mdx', source: '# A\n\nЕсли a < b и {#id}'} as const;
    await expect(parsePage(broken)).rejects.toThrow(/^docs\/a\.mdx:3: .+Correct the Markdown there\.$/s);
  });
});

describe('passagesOf', () => {
  it('gives words with their lines, without code', async () => {
    const passages = passagesOf(await page('Раз `код`\nдва.', 'title: Ключ'));
    expect(passages).toEqual([
      {text: 'Ключ', line: 2},
      {text: 'Раз ', line: 5},
      {text: '', line: 5},
      {text: 'два.', line: 6},
    ]);
  });
});

describe('sequenceProblems', () => {
  it('reports the first difference only, in both files', async () => {
    const items = (...texts: string[]) => texts.map((text, index) => ({text, line: index + 1}));
    const problems = sequenceProblems(await pagePair('', ''), 'thing', items('a', 'b', 'c'), items('a', 'x', 'y'));
    expect(problems).toEqual([
      {
        file: 'en/fixture.mdx',
        line: 2,
        value: 'thing 2 of 3 is “x”, in ru/fixture.mdx:2 it is “b”',
        fix: 'Make the two pages agree',
      },
    ]);
  });
});

describe('expectNone', () => {
  it('fails with file, line, value and fix', () => {
    const problem = {file: 'docs/a.mdx', line: 3, value: 'the title is long', fix: 'Shorten it'};
    expect(() => expectNone([problem])).toThrow('1 found\ndocs/a.mdx:3: the title is long. Shorten it.');
    expect(() => expectNone([])).not.toThrow();
  });
});
