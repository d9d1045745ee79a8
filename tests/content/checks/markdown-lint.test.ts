import {describe, expect, it} from 'vitest';
import {markdownProblems} from './markdown-lint';

const rules = (source: string): string[] =>
  markdownProblems({file: 'docs/a.mdx', source}).map(({line, value}) => `${line}: ${/\((MD\d+)/.exec(value)?.[1]}`);

describe('markdownlint', () => {
  it('lets the syntax of the pages through', () => {
    const source =
      '---\ntitle: Ключ\n---\n\n<A b="c" />\n\n## Ключ {/* #key */}\n\n:::note[Так]\n\nТекст.\n\n:::\n\n1. Раз\n2. Два <B />\n';
    expect(rules(source)).toEqual([]);
  });

  it.each([
    ['a heading without a space', '##Ключ\n', ['1: MD018']],
    ['a list without a line before it', 'Текст:\n- раз\n', ['2: MD032']],
    ['another bullet', '* раз\n', ['1: MD004']],
    ['numbers out of order', '1. раз\n3. два\n', ['2: MD029']],
    ['code without a language', '```\nx\n```\n', ['1: MD040']],
    ['a bare address', 'Откройте https://example.com сами.\n', ['1: MD034']],
    ['a table with a missing cell', '| a | b |\n| --- | --- |\n| 1 |\n', ['3: MD056']],
    ['a picture without words', '![](a.png)\n', ['1: MD045']],
  ])('finds %s', (_, source, found) => {
    expect(rules(source)).toEqual(found);
  });
});
