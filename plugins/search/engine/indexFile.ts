import type {GlossaryEntry} from './glossary';

/** Version of the layout of the index file, packed (see `packedIndex.ts`) or not; the engine refuses another one. */
export const indexFileVersion = 4;

/** Folder of a locale's index, under its base URL; not `search`, which is a page. */
export const indexFolder = 'search-data';

/** Path of a locale's index, under its base URL. */
export const indexPath = `${indexFolder}/index.json`;

/** A heading of a page with the text up to the next heading. */
export interface IndexedSection {
  /** 1 for the page itself, 2 to 4 for its headings. */
  level: number;
  /** Id of the heading; absent for the page itself. */
  anchor?: string;
  heading: string;
  text?: string;
  /** The same heading in the other languages of the site; for a page its aliases there as well. */
  translations?: string[];
  /** What links on other pages and sections call it; found, not shown. */
  calledBy?: string[];
}

export interface IndexedPage {
  /** Path from the origin, as the canonical address has it. */
  path: string;
  /** Category of the sidebar that holds the page. */
  group: string;
  tag: string;
  version: string;
  /** What the sidebar calls the page, when that is not its title. */
  label?: string;
  /** Factor of the score of the results of the page; absent for 1. */
  weight?: number;
  /** Other names of the page, from its front matter; found, not shown. */
  aliases?: string[];
  /** What words of a query say for the page, or against it, in halves: `ярлык=2&карт=-1`; learned from queries. */
  queryWords?: string;
  /** The first section is the page itself; the rest in the order of the page. */
  sections: IndexedSection[];
}

/** What the build writes, packed, for one locale and the browser loads on the first sign of interest. */
export interface IndexFile {
  layout: number;
  origin: string;
  language: string;
  pages: IndexedPage[];
  glossary: GlossaryEntry[];
}
