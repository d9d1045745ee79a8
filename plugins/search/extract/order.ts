import type {CheerioAPI} from 'cheerio';
import {sidebarLinks} from '../../docusaurus/html';
import {cleanText} from '../analysis/normalize';
import type {IndexedPage} from '../engine/indexFile';

/** An entry of the sidebar: where it leads and what it is called there. */
export interface SidebarLink {
  path: string;
  label: string;
}

/** Entries of the sidebar of a page from top to bottom. */
export function sidebarEntries($: CheerioAPI, page: string, origin: string): SidebarLink[] {
  return sidebarLinks($, page)
    .filter(({href}) => URL.canParse(href, origin))
    .map(({href, label}) => ({path: new URL(href, origin).pathname, label: cleanText(label)}));
}

/** The fullest sidebar of the pages: a collapsed category shows its entries on its own pages only. */
export function fullestSidebar(sidebars: readonly SidebarLink[][]): SidebarLink[] {
  const links = new Map<string, SidebarLink>();
  for (const sidebar of [...sidebars].sort((a, b) => b.length - a.length)) {
    sidebar.filter(({path}) => !links.has(path)).forEach((link) => links.set(link.path, link));
  }
  return [...links.values()];
}

/** Pages in the order of the sidebar, those that it does not hold after the others in the order they came. */
export function inReadingOrder(pages: readonly IndexedPage[], sidebar: readonly SidebarLink[]): IndexedPage[] {
  const place = ({path}: IndexedPage): number => {
    const index = sidebar.findIndex((link) => link.path === path);
    return index < 0 ? sidebar.length : index;
  };
  return [...pages].sort((a, b) => place(a) - place(b));
}

/** Gives pages the name that the sidebar has for them, where it is not their title. */
export function nameBySidebar(pages: readonly IndexedPage[], sidebar: readonly SidebarLink[]): void {
  for (const page of pages) {
    const label = sidebar.find(({path}) => path === page.path)?.label;
    if (label !== undefined && label !== '' && label !== page.sections[0]?.heading) {
      page.label = label;
    }
  }
}
