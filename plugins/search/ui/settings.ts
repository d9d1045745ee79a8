/** A page of the sidebar that the search page offers while there is no query. */
export interface Topic {
  label: string;
  path: string;
  /** Pages of a category. */
  items?: Topic[];
}

/** What the build passes to the browser side of the plugin. */
export interface SearchSettings {
  /** True when the embedded engine answers, false for the hosted provider. */
  embedded: boolean;
  /** Address of a new report. */
  reportUrl: string;
}

/** Name under which the plugin leaves its settings. */
export const pluginName = 'docs-search';
