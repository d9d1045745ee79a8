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
    most: 10_300,
    why: 'inline: styles 3.9 kB, three scripts 2.2 kB, the policy 0.5 kB',
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
    most: 108_500,
    why: 'React DOM is 55 kB of it, the router and the theme of the engine the rest',
  },
  {
    what: 'the start of the bundler',
    files: /assets\/js\/runtime~main\.[^/]+\.js$/,
    measure: 'bytes',
    most: 4_200,
    why: 'names and hashes of all chunks',
  },
  {
    what: 'the whole style sheet of all pages, which holds up no paint',
    files: /assets\/css\/styles\.[^/]+\.css$/,
    measure: 'bytes',
    most: 17_600,
    why: 'Infima, the theme and both color themes of code',
  },
  {
    what: 'all scripts of a page without figures and tools',
    files: /^(?:en\/)?(?:index|category\/[^/]+|reference\/versions)\.html$/,
    measure: 'script bytes',
    most: 142_000,
    why: 'the main script and the theme of documents',
  },
  {
    what: 'scripts that any page starts with',
    files: /\.html$/,
    measure: 'scripts',
    most: 40,
    why: 'the gallery has every figure and tool',
  },
  {
    what: 'scripts that a page without figures and tools starts with',
    files: /^(?:en\/)?(?:index|category\/[^/]+|reference\/versions)\.html$/,
    measure: 'scripts',
    most: 12,
    why: 'two to start, nine parts of the route as the engine cuts them',
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
