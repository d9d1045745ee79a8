import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {atomOf, type FeedEntry} from './feed.ts';
import {feedFile} from './file.ts';

export interface FeedOptions {
  /** Path of the page under the base URL, such as reference/versions. */
  page: string;
  /** Title of the feed by locale. */
  title: Readonly<Record<string, string>>;
  author: string;
  /** Sections of the page, newest first. */
  entries: readonly FeedEntry[];
}

interface Locale {
  locale: string;
  outDir: string;
  /** Whole address of the locale, with a slash at its end. */
  address: string;
  /** Title of the site. */
  siteTitle: string;
}

/**
 * Writes an Atom feed of the dated sections of a page into the folder of a locale.
 * @throws Error when the page or one of its sections is missing
 */
export async function writeFeed({locale, outDir, address, siteTitle}: Locale, options: FeedOptions): Promise<void> {
  const {page, title, author, entries} = options;
  const html = await readFile(join(outDir, `${page}.html`), 'utf8');
  const feed = atomOf({
    html,
    page: address + page,
    self: address + feedFile,
    title: title[locale] ?? siteTitle,
    author,
    language: locale,
    entries,
  });
  await writeFile(join(outDir, feedFile), feed);
}
