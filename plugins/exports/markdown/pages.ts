import type {AllContent} from '@docusaurus/types';
import {docsVersions, type SidebarItem} from '../../docusaurus/docs';

/** A document that has a Markdown export. */
export interface ListedPage {
  /** Path with the base URL of its language. */
  path: string;
  title: string;
  description: string;
  /** Label of its category in the sidebar; null outside of any. */
  section: string | null;
  /** Day of its last change, ISO; null when unknown. */
  updated: string | null;
  frontMatter: Readonly<Record<string, unknown>>;
}

interface Place {
  id: string;
  section: string | null;
}

function placesIn(items: readonly SidebarItem[], section: string | null): Place[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') {
      return [{id: item.id, section}];
    }
    return item.type === 'category' ? placesIn(item.items, section ?? item.label) : [];
  });
}

function isoDay(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString().slice(0, 10);
}

/**
 * The listed documents of the manual in the order of the sidebars, those that no sidebar holds last. Unlisted ones are for those who
 * know their address: they have no Markdown export.
 */
export function listedPages(allContent: AllContent): ListedPage[] {
  return (
    docsVersions(allContent).default?.flatMap(({docs, sidebars}) => {
      const places = Object.values(sidebars).flatMap((items) => placesIn(items, null));
      const order = new Map(places.map(({id}, index) => [id, index]));
      return docs
        .filter(({unlisted, draft}) => !unlisted && !draft)
        .sort((a, b) => (order.get(a.id) ?? places.length) - (order.get(b.id) ?? places.length))
        .map(({id, permalink, title, description, lastUpdatedAt, frontMatter}) => ({
          path: permalink,
          title,
          description,
          section: places.find((place) => place.id === id)?.section ?? null,
          updated: isoDay(lastUpdatedAt ?? undefined),
          frontMatter: {...frontMatter},
        }));
    }) ?? []
  );
}
