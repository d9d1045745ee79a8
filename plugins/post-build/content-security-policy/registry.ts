/**
 * Value of `data-script` → how many different texts of it the site may have: each one is a hash in every header. The
 * attribute also prevents the minifier from merging a script with its neighbor. A new script is a line here.
 */
export const registeredScripts: Readonly<Record<string, number>> = {
  'boot-guard': 1,
  early: 1,
  // The search of the offline edition in HTML.
  'offline-edition': 1,
};

/** Attribute of a `<style>` → how many different texts of it the site may have; null: one a chunk of components. */
export const registeredStyles: Readonly<Record<string, number | null>> = {
  // One a kind of page.
  'data-critical': 8,
  'data-part': null,
  // The offline edition in HTML, one a language.
  'data-offline-edition': 2,
};

/** Longest script of the engine, in bytes: what a plugin without an attribute adds would be merged into it. */
const engineScriptBytes = 800;

/** What the script of the engine's theme, which has no attribute, sets before the first paint. */
const engineMarks = ['data-theme-choice', 'docusaurus-data-', 'data-announcement-bar-initially-dismissed'];

/** Whether a script without an attribute is the engine's: theme-classic/src/inlineScripts.ts. */
export function isEngineScript(text: string): boolean {
  return Buffer.byteLength(text) <= engineScriptBytes && engineMarks.every((mark) => text.includes(mark));
}
