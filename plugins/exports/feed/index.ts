import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BuiltSite} from '../../docusaurus/site';
import {atomOf, type FeedEntry} from './feed';
import {feedFile} from './file';

export interface FeedOptions {
  /** Path of the page under the base URL, such as reference/versions. */
  page: string;
  /** Title of the feed by locale. */
  title: Readonly<Record<string, string>>;
  author: string;
  /** Sections of the page, newest first. */
  entries: readonly FeedEntry[];
}

/**
 * Step: writes an Atom feed of the dated sections of a page into the folder of each locale.
 * @throws Error when the page or one of its sections is missing
 */
export async function writeFeeds({locales, origin}: BuiltSite, options: FeedOptions): Promise<void> {
  const {page, title, author, entries} = options;
  for (const {locale, outDir, baseUrl, title: siteTitle} of locales) {
    const address = origin + baseUrl;
    const feed = atomOf({
      html: await readFile(join(outDir, `${page}.html`), 'utf8'),
      page: address + page,
      self: address + feedFile,
      title: title[locale] ?? siteTitle,
      author,
      language: locale,
      entries,
    });
    await writeFile(join(outDir, feedFile), feed);
  }
}
