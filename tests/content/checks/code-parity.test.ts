import {describe, expect, it} from 'vitest';
import {pagePair} from '../site/fixture';
import {codeParityProblems, withoutComments} from './code-parity';

function php(code: string): string {
  return `\`\`\`php\n${code}\n\`\`\``;
}

describe('code of both languages', () => {
  it('may differ in comments', async () => {
    const [russian, english] = [php('// Ключ\n$a = 1; // один'), php('// Key\n$a = 1; // one')];
    expect(codeParityProblems(await pagePair(russian, english))).toEqual([]);
  });

  it('may differ in the words of a sample, not in its figures or lines', async () => {
    const russian = '```text\n136-До пункта СДЭК;137-Курьером\n```';
    expect(codeParityProblems(await pagePair(russian, '```text\n136-CDEK pickup point;137-Courier\n```'))).toEqual([]);
    expect(codeParityProblems(await pagePair(russian, '```text\n138-CDEK pickup point;137-Courier\n```'))).toHaveLength(
      1,
    );
    expect(codeParityProblems(await pagePair(russian, '```text\n136-CDEK pickup point;\n```'))).toHaveLength(1);
  });

  it.each([
    ['another language', php('$a = 1;').replace('php', 'bash')],
    ['another content', php('$a = 2;')],
    ['no block', 'Text.'],
  ])('may not have %s', async (_, english) => {
    expect(codeParityProblems(await pagePair(php('$a = 1;'), english))).toHaveLength(1);
  });
});

describe('withoutComments', () => {
  it('keeps addresses and anchors, which only look like comments', () => {
    expect(withoutComments('curl https://example.com/#part # запрос')).toBe('curl https://example.com/#part');
    expect(withoutComments('/* много\nстрок */\nfoo();\n\n; ini')).toBe('foo();');
  });
});
