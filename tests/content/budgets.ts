/** What a reader may have to load, in bytes over the wire (brotli) or in requests. */
export interface Budget {
  what: string;
  /** Pages (`faq.html`) or files of the built folder. */
  files: RegExp;
  /** Of pages: those that show figures or tools, or those that do not. */
  parts?: 'with' | 'without';
  /** Which one of several counts: the largest, if nothing else is said. */
  which?: 'middle';
  /**
   * What is measured: the file; the scripts or the style sheets that a page starts with, together; how many requests
   * these are.
   */
  measure: 'bytes' | 'requests' | 'script bytes' | 'sheet bytes';
  /** What it was at the last release. */
  released: number;
  /** Why it is so much. */
  why: string;
}

/** How much more than at the last release is no failure yet, so that a patch of the engine is not red in twenty places. */
const room = 1.05;

/** The most that something may weigh until the next release; requests are counted exactly. */
export const limitOf = (released: number, measure: Budget['measure'] = 'bytes'): number =>
  measure === 'requests' ? released : Math.floor(released * room);

/** How much something has grown since the last release, such as “+3.1 %”; empty below one percent. */
export function growthOf(released: number, is: number): string {
  const percent = (is / released - 1) * 100;
  return Math.abs(percent) < 1 ? '' : `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`;
}

/** Pages of the manual; the gallery, the first page, the search and the not-found page count for themselves. */
const documents = /^(?:en\/)?(?!404|en\/|gallery|handbook|index|search)[^.]+\.html$/;

export const budgets: readonly Budget[] = [
  {
    what: 'the frame of a page: head, navbar, footer and styles of the first paint, without a text',
    files: /^(?:en\/)?404\.html$/,
    measure: 'bytes',
    released: 10_590,
    why: 'inline: styles 3.9 kB, three scripts 2.2 kB, the policy 0.5 kB, the icon 0.1 kB (one request less before the first paint); 80 bytes lay out first what a window of any size may show; 20 bytes keep the letters that are typed while the scripts take over, 45 close again what was opened before them, 60 show a new announcement with the first paint, where it pushes nothing down',
  },
  {
    what: 'the landing page',
    files: /^(?:en\/)?index\.html$/,
    measure: 'bytes',
    released: 18_900,
    why: 'the frame, its text and styles of its own',
  },
  {
    what: 'the main script',
    files: /assets\/js\/main\.[^/]+\.js$/,
    measure: 'bytes',
    released: 97_500,
    why: 'React DOM is 55 kB of it, the router and the theme of the engine the rest; the specification wants the list of documents in the data of the docs plugin (0.9 kB)',
  },
  {
    what: 'the start of the bundler',
    files: /assets\/js\/runtime~main\.[^/]+\.js$/,
    measure: 'bytes',
    released: 3_314,
    why: 'names and hashes of all chunks',
  },
  {
    what: 'the list of all pages, which comes when the first other one is asked for',
    files: /assets\/js\/pages\.[^/]+\.js$/,
    measure: 'bytes',
    released: 1_993,
    why: 'paths and chunks of 40 pages',
  },
  {
    what: 'the whole style sheet of all pages, which holds up no paint',
    files: /assets\/css\/styles\.[^/]+\.css$/,
    measure: 'bytes',
    released: 17_810,
    why: 'Infima, the theme and both color themes of code; 80 bytes of it lay out first what a window of any size may show, 0.13 kB are arrows of lines (two pictures less before the first paint)',
  },
  {
    what: 'the middle page of the manual: all that its text waits for',
    files: documents,
    which: 'middle',
    measure: 'bytes',
    released: 24_700,
    why: 'the frame, styles of the first paint that documents have, and 10 kB of sidebar, contents and text',
  },
  {
    what: 'a page of the manual without figures and tools',
    files: documents,
    parts: 'without',
    measure: 'bytes',
    released: 32_700,
    why: 'that for integrators: tables of keys and hooks, and code; 1.8 kB came with what the plugin does and no page said',
  },
  {
    what: 'a page of the manual with figures or tools',
    files: documents,
    parts: 'with',
    measure: 'bytes',
    released: 38_200,
    why: 'that about setting up, of which figures and tools are a quarter',
  },
  {
    what: 'the gallery',
    files: /^(?:en\/)?gallery\.html$/,
    measure: 'bytes',
    released: 55_000,
    why: 'every figure and tool, drawn in HTML',
  },
  {
    what: 'the text of a page as a script, for who moves to it',
    files: /assets\/js\/[\da-f]{8}\.[^/]+\.js$/,
    measure: 'bytes',
    released: 28_000,
    why: 'that of the gallery; the others are at most 19 kB, which their pages count as well',
  },
  {
    what: 'the theme of documents',
    files: /assets\/js\/documents\.[^/]+\.js$/,
    measure: 'bytes',
    released: 17_400,
    why: 'layout, sidebar, contents, code blocks, tabs and admonitions of the engine, as far as documents share them',
  },
  {
    what: 'all scripts of a page without figures and tools',
    files: documents,
    parts: 'without',
    measure: 'script bytes',
    released: 138_300,
    why: 'the main script, the theme of documents, the sidebar and the text of the page, 14 kB that for integrators',
  },
  {
    what: 'all scripts of the middle page without figures and tools',
    files: documents,
    parts: 'without',
    which: 'middle',
    measure: 'script bytes',
    released: 127_600,
    why: 'the same, with 2 to 7 kB of text',
  },
  {
    what: 'all scripts of the landing page',
    files: /^(?:en\/)?index\.html$/,
    measure: 'script bytes',
    released: 127_600,
    why: 'the main script, the theme of documents, the sidebar and the page',
  },
  {
    what: 'all scripts of a page with figures or tools',
    files: documents,
    parts: 'with',
    measure: 'script bytes',
    released: 157_500,
    why: 'that about setting up: 13 kB of figures and tools and 19 of text more than a page without',
  },
  {
    what: 'all scripts of the gallery',
    files: /^(?:en\/)?gallery\.html$/,
    measure: 'script bytes',
    released: 206_000,
    why: 'every figure and tool',
  },
  {
    what: 'all style sheets of a page with figures or tools',
    files: documents,
    parts: 'with',
    measure: 'sheet bytes',
    released: 24_600,
    why: 'the whole sheet of all pages and those of seven figures and tools; they hold up no paint',
  },
  {
    what: 'requests of a page without figures and tools before it can be operated',
    files: documents,
    parts: 'without',
    measure: 'requests',
    released: 8,
    why: 'the sheet, two scripts to start, the documents, the sidebar and the page; lists of pages have two more',
  },
  {
    what: 'requests of a page with figures or tools before it can be operated',
    files: documents,
    parts: 'with',
    measure: 'requests',
    released: 25,
    why: 'that about setting up: a script and, of most, a sheet for each figure and tool',
  },
  {
    what: 'requests of the gallery before it can be operated',
    files: /^(?:en\/)?gallery\.html$/,
    measure: 'requests',
    released: 55,
    why: 'a script and a sheet for each figure and tool',
  },
  {
    what: 'the search: its dialog, its worker and, where there are no workers, its engine, each',
    files: /assets\/js\/(?:plugins_search_ui_Modal_tsx|search|plugins_search_client_service_ts)\.[^/]+\.js$/,
    measure: 'bytes',
    released: 18_100,
    why: 'on the first sign of interest only; the dialog, 9 bytes over what the others keep to, had not been measured',
  },
  {
    what: 'the index of the search in a language',
    files: /search-data\/index\.json$/,
    measure: 'bytes',
    released: 112_100,
    why: 'all texts for the snippets, and stems, so that no phone has to make them; 7 kB came with what the plugin does and no page said',
  },
];
