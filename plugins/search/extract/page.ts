import {load, type CheerioAPI} from 'cheerio';
import {cleanText} from '../analysis/normalize.ts';
import type {IndexedPage} from '../engine/indexFile.ts';
import {contentLinks, type ContentLink} from './links.ts';
import {sidebarLinks, type SidebarLink} from './order.ts';
import {sectionsOf} from './sections.ts';

/** Where the content of a page is, the most exact place first. */
const contentSelectors = ['.theme-doc-markdown', 'main article', 'main'];

export interface PageOptions {
  /** File that the HTML came from, for error messages. */
  file: string;
  /** Group of pages in no category. */
  topGroup: string;
}

function meta($: CheerioAPI, name: string): string | undefined {
  return $(`meta[name="${name}"]`).attr('content');
}

function groupOf($: CheerioAPI): string | undefined {
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item').toArray();
  const labels = crumbs.filter((crumb) => $(crumb).find('svg').length === 0).map((crumb) => cleanText($(crumb).text()));
  // The last crumb is the page itself: a page right under the root has no category above it.
  return labels.length > 1 ? labels[0] : undefined;
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
 * @throws Error naming the file when there is no canonical address, title or content
 */
export function parsePage(html: string, {file, topGroup}: PageOptions): ParsedPage | null {
  const $ = load(html);
  if ($('meta[name="robots"], meta[property="robots"]').attr('content')?.includes('noindex')) {
    return null;
  }
  const canonical = $('link[rel="canonical"]').attr('href');
  if (canonical === undefined || !URL.canParse(canonical)) {
    throw new Error(`${file}: no canonical address (<link rel="canonical">), so search results could not link to it.`);
  }
  const root = contentSelectors.map((selector) => $(selector).get(0)).find((element) => element !== undefined);
  const title = cleanText($('h1').first().text()) || cleanText($('title').text().split('|')[0] ?? '');
  if (!root || title === '') {
    throw new Error(
      `${file}: no ${root ? 'title (<h1>)' : 'content (<main>)'} to index. Give it one or exclude the page with noindex.`,
    );
  }
  const page = {
    path: new URL(canonical).pathname,
    group: groupOf($) ?? topGroup,
    tag: meta($, 'docusaurus_tag') ?? 'default',
    version: meta($, 'docusaurus_version') ?? 'current',
    sections: sectionsOf(root, title),
  };
  const {origin} = new URL(canonical);
  return {page, links: contentLinks(root), origin, sidebar: sidebarLinks($, origin)};
}
