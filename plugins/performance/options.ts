/**
 * What this plugin and its steps after the build do beyond the engine, each of which can be switched off. With all of
 * them off the result is a stock Docusaurus site.
 */
export interface Optimizations {
  /** Scripts run at the first interaction of the reader, not while the page is loaded. */
  deferredScripts: boolean;
  /** The rules of the first paint are in the page; whole style sheets come after it. Needs `deferredScripts`. */
  criticalCss: boolean;
  /** What is out of sight is laid out after the first paint (`content-visibility`). Needs `deferredScripts`. */
  deferredLayout: boolean;
  /** What follows the first screen is drawn after it when the reader comes from another page of the site. */
  deferredContent: boolean;
  /** Each figure and tool has a script and a style sheet of its own. */
  componentChunks: boolean;
  /** Pages that links lead to are prefetched one at a time, when the browser is idle. */
  queuedPrefetch: boolean;
}

export interface PerformanceOptions {
  optimizations: Optimizations;
  /** Folder with components that pages use → its folders that those components share. */
  componentFolders: Readonly<Record<string, readonly string[]>>;
  /** Whether scripts run as soon as the page has been shown, because visits are counted. */
  runsScriptsAtOnce: boolean;
}

/** @throws Error naming an optimization that is on without the one that it needs */
export function checkOptimizations(optimizations: Optimizations): void {
  for (const name of ['criticalCss', 'deferredLayout'] as const) {
    if (optimizations[name] && !optimizations.deferredScripts) {
      throw new Error(
        `plugins/performance: “${name}” is on and “deferredScripts” is off, but its script does both. Switch “${name}” off too.`,
      );
    }
  }
}
