import type {Code, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {codeTokens} from './index';

const run = (lang: string | null, value = 'return 1;') => {
  const node: Code = {type: 'code', lang, value};
  const root: Root = {type: 'root', children: [node]};
  const fail = (reason: string): never => {
    throw new Error(reason);
  };
  codeTokens({languages: ['php'], defaultLanguage: 'php'})(root, {fail});
  return node.data?.hProperties;
};

describe('codeTokens', () => {
  it('gives a block the tokens of its language, of the default one without', () => {
    expect(run('PHP')).toEqual(run(null));
    expect(run(null)).toHaveProperty('tokens', expect.stringContaining('keyword'));
  });

  it('knows plain text', () => expect(run('text')).toEqual({tokens: 'plain\n9.0'}));

  it('names a language that has no grammar', () => expect(() => run('pph')).toThrow('“pph” has no grammar here'));
});
