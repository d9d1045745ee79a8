export interface CodeToken {
  types: string[];
  content: string;
  empty?: boolean;
}

const plain = (content: string): CodeToken => ({types: ['plain'], content, ...(content === '' && {empty: true})});

function lineOf(text: string, encoded: string, kinds: readonly string[]): CodeToken[] {
  let at = 0;
  const tokens = encoded.split(' ').map((pair) => {
    const [length, kind] = pair.split('.').map(Number) as [number, number];
    const content = text.slice(at, at + length);
    at += length;
    return {types: (kinds[kind] ?? 'plain').split(' '), content};
  });
  return at === text.length ? tokens : [plain(text)];
}

/**
 * Tokens of the lines of a block that are shown.
 * @param shown code as it is shown: the engine takes away lines with magic comments
 * @param source code as it was written, and its colors as `tokens.ts` encoded them; null when it has none
 */
export function decodeTokens(shown: string, source: {code: string; tokens: string} | null): CodeToken[][] {
  const written = source?.code.replace(/\n$/, '').split('\n') ?? [];
  const [kinds = '', ...encoded] = source?.tokens.split('\n') ?? [];
  let at = 0;
  return shown.split('\n').map((text) => {
    const found = written.indexOf(text, at);
    const line = found < 0 ? '' : (encoded[found] ?? '');
    at = found < 0 ? at : found + 1;
    return line === '' ? [plain(text)] : lineOf(text, line, kinds.split(','));
  });
}
