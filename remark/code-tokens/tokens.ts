import {normalizeTokens, type Prism, type Token} from 'prism-react-renderer';

type Highlighter = typeof Prism;

/** Lines of tokens, made with the hooks that languages inside others (PHP in HTML) are built on. */
export function tokenize(code: string, language: string, prism: Highlighter): Token[][] {
  const environment = {
    code,
    language,
    grammar: prism.languages[language] ?? {},
    tokens: [] as ReturnType<Highlighter['tokenize']>,
  };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return normalizeTokens(environment.tokens);
}

/**
 * Colors of a code block without its text: the kinds of tokens on the first line, then a line for each line of code,
 * its tokens as `length.kind`, the kind as an index into the first line. `plugins/highlight/client/decode.ts` reads it.
 */
export function encodeTokens(lines: readonly Token[][]): string {
  const kinds: string[] = [];
  const indexOf = (kind: string) => {
    const at = kinds.indexOf(kind);
    return at < 0 ? kinds.push(kind) - 1 : at;
  };
  const encoded = lines.map((line) =>
    line
      .filter(({empty, content}) => empty !== true && content !== '')
      .map(({types, content}) => `${content.length}.${indexOf(types.join(' '))}`)
      .join(' '),
  );
  return [kinds.join(','), ...encoded].join('\n');
}
