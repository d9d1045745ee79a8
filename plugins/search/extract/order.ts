import type {CheerioAPI} from 'cheerio';
import type {IndexedPage} from '../engine/indexFile.ts';

/** Paths of the sidebar from top to bottom. */
export function sidebarPaths($: CheerioAPI, origin: string): string[] {
  return $('.theme-doc-sidebar-menu a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => URL.canParse(href, origin))
    .map((href) => new URL(href, origin).pathname);
}

/** Pages in the order of the sidebar, those that it does not hold after the others in the order they came. */
export function inReadingOrder(pages: readonly IndexedPage[], sidebar: readonly string[]): IndexedPage[] {
  const place = ({path}: IndexedPage): number => {
    const index = sidebar.indexOf(path);
    return index < 0 ? sidebar.length : index;
  };
  return [...pages].sort((a, b) => place(a) - place(b));
}
