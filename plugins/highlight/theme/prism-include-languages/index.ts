/** Grammars are for the build (`grammars.ts`): the browser gets none. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
