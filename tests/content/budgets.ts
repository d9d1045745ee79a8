/** What a reader may have to load, in bytes over the wire (brotli) or in requests. */
export interface Budget {
  what: string;
  /** Pages (`faq.html`) or files of the built folder; of several the largest counts. */
  files: RegExp;
  /** What is measured: the file, the scripts that a page starts with together, or how many these are. */
  measure: 'bytes' | 'script bytes' | 'scripts';
  most: number;
  /** Why it is so much. A budget that is raised says here for what. */
  why: string;
}

export const budgets: readonly Budget[] = [
  {
    what: 'the frame of a page: head, navbar, footer and styles of the first paint, without a text',
    files: /^(?:en\/)?404\.html$/,
    measure: 'bytes',
    most: 10_500,
    why: 'inline: styles 3.9 kB, three scripts 2.2 kB, the policy 0.5 kB, the icon 0.1 kB (one request less before the first paint); 80 bytes lay out first what a window of any size may show; 20 bytes keep the letters that are typed while the scripts take over',
  },
  {
    what: 'the landing page',
    files: /^(?:en\/)?index\.html$/,
    measure: 'bytes',
    most: 18_900,
    why: 'the frame, its text and styles of its own',
  },
  {
    what: 'the main script',
    files: /assets\/js\/main\.[^/]+\.js$/,
    measure: 'bytes',
    most: 97_500,
    why: 'React DOM is 55 kB of it, the router and the theme of the engine the rest; the specification wants the list of documents in the data of the docs plugin (0.9 kB)',
  },
  {
    what: 'the start of the bundler',
    files: /assets\/js\/runtime~main\.[^/]+\.js$/,
    measure: 'bytes',
    most: 4_000,
    why: 'names and hashes of all chunks',
  },
  {
    what: 'the list of all pages, which comes when the first other one is asked for',
    files: /assets\/js\/pages\.[^/]+\.js$/,
    measure: 'bytes',
    most: 2_100,
    why: 'paths and chunks of 40 pages',
  },
  {
    what: 'the whole style sheet of all pages, which holds up no paint',
    files: /assets\/css\/styles\.[^/]+\.css$/,
    measure: 'bytes',
    most: 17_810,
    why: 'Infima, the theme and both color themes of code; 80 bytes of it lay out first what a window of any size may show, 0.13 kB are arrows of lines (two pictures less before the first paint)',
  },
  {
    what: 'all scripts of a page without figures and tools',
    files: /^(?:en\/)?(?:index|category\/[^/]+|reference\/versions)\.html$/,
    measure: 'script bytes',
    most: 127_600,
    why: 'the main script, the theme of documents and the sidebar',
  },
  {
    what: 'scripts that any page starts with',
    files: /\.html$/,
    measure: 'scripts',
    most: 34,
    why: 'the gallery has every figure and tool',
  },
  {
    what: 'scripts that a page without figures and tools starts with',
    files: /^(?:en\/)?(?:index|category\/[^/]+|reference\/versions)\.html$/,
    measure: 'scripts',
    most: 7,
    why: 'two to start, the documents, the sidebar and the page; lists of pages have two more',
  },
  {
    what: 'the search: its dialog, engine and worker, each',
    files: /assets\/js\/search[^/]*\.js$/,
    measure: 'bytes',
    most: 18_000,
    why: 'on the first sign of interest only',
  },
  {
    what: 'the index of the search in a language',
    files: /search-data\/index\.json$/,
    measure: 'bytes',
    most: 105_000,
    why: 'all texts for the snippets, and stems, so that no phone has to make them',
  },
];
