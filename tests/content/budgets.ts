/** What a reader may have to load, in bytes over the wire (brotli). */
export interface Budget {
  what: string;
  /** Pages (`faq.html`) or files of the built folder. */
  files: RegExp;
  /** Of pages: those that show figures or tools, or those that do not. */
  components?: 'with' | 'without';
  /** Only files that contain this: chunks have numbers for names. */
  contains?: string;
  /** Which one of several counts: the largest, by default. */
  which?: 'middle';
  /** What is measured: the file, or the style sheets of a page together. */
  measure: 'bytes' | 'sheet bytes';
  /** What it was at the last release. */
  released: number;
  /** Why it is so much. */
  why: string;
}

/** How much more than at the last release is no failure yet, so that a patch of the engine is not red in twenty places. */
const tolerance = 1.05;

/** The most that something may weigh until the next release. */
export const limitOf = (released: number): number => Math.floor(released * tolerance);

/** How much something has grown since the last release, such as “+3.1 %”; empty below one percent. */
export function growthOf(released: number, is: number): string {
  const percent = (is / released - 1) * 100;
  return Math.abs(percent) < 1 ? '' : `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`;
}

/** Pages of the manual; the first page, the search and the not-found page count for themselves. */
const documents = /^(?:en\/)?(?!404|en\/|handbook|index|search)[^.]+\.html$/;

/**
 * Most that a figure or a tool, or what all of a kind share, may weigh with its style sheet, in bytes: the largest weigh
 * 6.6 kB. It is what a page that shows one loads more than a page that shows none.
 */
export const componentBudget = 7_000;

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
    released: 106_700,
    why: 'React DOM is 55 kB of it, the router and the theme of the engine the rest; 10 kB came back with the routes, helpers and minifier of the engine, none of it before the first interaction; the specification wants the list of documents in the data of the docs plugin (0.9 kB)',
  },
  {
    what: 'the start of the bundler',
    files: /assets\/js\/runtime~main\.[^/]+\.js$/,
    measure: 'bytes',
    released: 3_970,
    why: 'names and hashes of all chunks, about 20 bytes for each page',
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
    components: 'without',
    measure: 'bytes',
    released: 32_700,
    why: 'that for integrators: tables of keys and hooks, and code; 1.8 kB came with functions of the plugin that no page described',
  },
  {
    what: 'a page of the manual with figures or tools',
    files: documents,
    components: 'with',
    measure: 'bytes',
    released: 38_200,
    why: 'that about setting up, of which figures and tools are a quarter',
  },
  {
    what: 'the text of a page as a script, for who moves to it',
    files: /assets\/js\/[\da-f]{8}\.[^/]+\.js$/,
    measure: 'bytes',
    released: 20_800,
    why: 'that about setting up; their pages count these as well',
  },
  {
    what: 'all style sheets of a page with figures or tools',
    files: documents,
    components: 'with',
    measure: 'sheet bytes',
    released: 24_600,
    why: 'the whole sheet of all pages and those of seven figures and tools; they delay no paint',
  },
  {
    what: 'the dialog of the search',
    files: /assets\/js\/\d+\.[^/]+\.js$/,
    contains: 'DocSearch-Modal',
    measure: 'bytes',
    released: 18_100,
    why: 'on the first sign of interest only',
  },
  {
    what: 'the worker of the search',
    files: /assets\/js\/search\.[^/]+\.js$/,
    measure: 'bytes',
    released: 18_100,
    why: 'on the first sign of interest only',
  },
  {
    what: 'the index of the search in a language',
    files: /search-data\/index\.json$/,
    measure: 'bytes',
    released: 112_100,
    why: 'all texts for the snippets, and stems, so that no phone has to make them; 7 kB came with functions of the plugin that no page described',
  },
];
