import {load, type CheerioAPI} from 'cheerio';
import {canonicalAddress, categoriesOf, documentText, isNoIndex} from '../../docusaurus/html';
import {cleanText} from '../analysis/normalize';
import type {IndexedPage} from '../engine/indexFile';
import {contentLinks, type ContentLink} from './links';
import {sidebarEntries, type SidebarLink} from './order';
import {sectionsOf} from './sections';

export interface PageOptions {
  /** File that the HTML came from, for error messages. */
  file: string;
  /** Group of pages in no category. */
  topGroup: string;
}

function meta($: CheerioAPI, name: string): string | undefined {
  return $(`meta[name="${name}"]`).attr('content');
}

export interface ParsedPage {
  page: IndexedPage;
  links: ContentLink[];
  origin: string;
  /** Entries of the sidebar as this page shows it. */
  sidebar: SidebarLink[];
}

/**
 * Page of a search index with its links, made of the HTML that a reader gets. Null when it asks not to be indexed.
 * @throws Error naming the file when there is no canonical address, title or content, or not what the theme writes
 */
export function parsePage(html: string, {file, topGroup}: PageOptions): ParsedPage | null {
  const $ = load(html);
  if (isNoIndex($)) {
    return null;
  }
  const root = documentText($, file)?.get(0) ?? $('main article').get(0) ?? $('main').get(0);
  const title = cleanText($('h1').first().text()) || cleanText($('title').text().split('|')[0] ?? '');
  if (!root || title === '') {
    throw new Error(
      `${file}: no ${root ? 'title (<h1>)' : 'content (<main>)'} to index. Give it one or exclude the page with noindex.`,
    );
  }
  const {pathname, origin} = new URL(canonicalAddress($, file));
  const [category] = categoriesOf($, file);
  const page = {
    path: pathname,
    group: category === undefined ? topGroup : cleanText(category),
    tag: meta($, 'docusaurus_tag') ?? 'default',
    version: meta($, 'docusaurus_version') ?? 'current',
    sections: sectionsOf(root, title),
  };
  return {page, links: contentLinks(root), origin, sidebar: sidebarEntries($, file, origin)};
}
