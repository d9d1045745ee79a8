import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {admonitionSyntaxProblems} from './admonition-syntax';

describe('admonitions', () => {
  it('pass with a title in brackets, without one, and in lists', async () => {
    const body =
      ':::tip[Совет]\n\nТекст.\n\n:::\n\n:::note\n\nТекст.\n\n:::\n\n1. Шаг.\n\n   :::info[Ещё]\n\n   Текст.\n\n   :::';
    expect(admonitionSyntaxProblems(await page(body))).toEqual([]);
  });

  it('pass as an example in code', async () => {
    expect(admonitionSyntaxProblems(await page('```text\n:::note Заголовок\n```\n\nТак: `:::note`.'))).toEqual([]);
  });

  it.each([
    [':::note Заголовок\n\nТекст.\n\n:::', 'the text “:::note Заголовок” is no admonition'],
    [':::caution[Осторожно]\n\nТекст.\n\n:::', 'the admonition “caution” is unknown'],
    [':::note[Заметка]\n\nТекст до конца страницы.', 'the admonition “note” is not closed'],
    ['Текст.\n:::', 'the text “:::” is no admonition'],
  ])('fail as %j', async (body, value) => {
    expect(admonitionSyntaxProblems(await page(body))[0]?.value).toContain(value);
  });
});
