/**
 * Style attributes that the engine writes and the policy refuses, as what does the same without one. Both are where
 * React does not look: outside of its root, and on an element whose attributes it leaves as it finds them.
 */
const rewritten: readonly (readonly [RegExp, string])[] = [
  // theme-classic/src/index.ts. Refused, the sprite would be a box that pushes every page down by 158 px.
  [/<svg style="display: ?none;?">/g, '<svg display="none">'],
  // theme-classic/src/theme/CodeBlock/Content: numbers that begin at 1, which src/css/site.css sets.
  [/(<code\b[^>]*?) style="?counter-reset:line-count 0"?/g, '$1'],
];

/** The page without the style attributes that are the engine's own. */
export function withoutEngineStyles(html: string): string {
  return rewritten.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html);
}

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * The page with its policy as the first element of the head, after the declaration of the charset: that one must be
 * in the first kilobyte, and a policy with a counter is longer.
 * @throws Error when the page does not declare its charset
 */
export function withPolicyTag(html: string, policy: string): string {
  if (!charset.test(html)) {
    throw new Error('a page must declare its charset, <meta charset="utf-8">');
  }
  return html.replace(charset, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
