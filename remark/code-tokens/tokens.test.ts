import {describe, expect, it} from 'vitest';
import {decodeTokens} from '../../plugins/highlight/client/decode';
import {prismWith} from './grammars';
import {encodeTokens, tokenize} from './tokens';

const prism = prismWith(['php', 'bash', 'nginx']);

const snippets = {
  php: `<?php\nadd_filter('cdek', function (array $tariffs) { // заметка\n\n    return $tariffs; /* two\n lines */\n});`,
  bash: 'curl -H "Accept: */*" https://example.org | head -n 1',
  css: '.a::before { color: red; }\n',
  nginx: 'location / { try_files $uri =404; }',
};

const encoded = (language: string, code: string) => encodeTokens(tokenize(code, language, prism));

describe('tokens of a code block', () => {
  it.each(Object.entries(snippets))('of %s come back as the highlighter made them', (language, code) => {
    const wanted = tokenize(code, language, prism).map((line) =>
      line
        .filter(({empty, content}) => empty !== true && content !== '')
        .map(({types, content}) => ({types: [...types], content})),
    );
    const shown = decodeTokens(code, {code, tokens: encoded(language, code)});
    const got = shown.map((line) => line.filter(({empty, content}) => empty !== true && content !== ''));
    expect(got).toEqual(wanted);
    expect(got.flat().some(({types}) => !types.includes('plain'))).toBe(true);
  });

  it('stay with their lines when the engine takes lines away', () => {
    const code = `// highlight-next-line\nreturn 1;\nreturn 1;`;
    const [first, second] = decodeTokens('return 1;\nreturn 1;', {code, tokens: encoded('php', code)});
    expect(first).toEqual(second);
    expect(first?.[0]).toEqual({types: ['keyword'], content: 'return'});
  });

  it('are plain without a source and for a line that is not in it', () => {
    expect(decodeTokens('a\n', null)).toEqual([
      [{types: ['plain'], content: 'a'}],
      [{types: ['plain'], content: '', empty: true}],
    ]);
    const code = 'return 1;';
    expect(decodeTokens('return 2;', {code, tokens: encoded('php', code)})).toEqual([
      [{types: ['plain'], content: 'return 2;'}],
    ]);
  });
});
