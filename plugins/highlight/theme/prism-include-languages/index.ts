/** Grammars are for the build (`remark/code-tokens/grammars.ts`): the browser gets none. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
