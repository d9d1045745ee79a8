import type {Nodes, Root} from 'mdast';
import {locales, type Locale} from '../../../config/locales';
import {pagesOf, targetOf, type Manual, type TextGroup, type TextPage} from './manual';

const groupSize = 40;
/** Folder of the copies below the docs. */
export const copiesFolder = 'copies';
const groupLabels: Readonly<Record<Locale, string>> = {ru: 'Часть', en: 'Part'};

/** The page without links to pages that are left out; their text stays. */
function withoutOtherLinks(page: TextPage, known: ReadonlySet<string>): TextPage {
  const nodesOf = (node: Nodes): Nodes[] => {
    if (!('children' in node)) {
      return [node];
    }
    const children = node.children.flatMap(nodesOf);
    const target = node.type === 'link' ? targetOf(node, page) : null;
    return target !== null && !known.has(target) ? children : [{...node, children} as Nodes];
  };
  return {...page, text: nodesOf(page.text)[0] as Root};
}

function copiesOf(pages: readonly TextPage[], count: number): TextPage[] {
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length] as TextPage;
    const number = index + 1;
    const numbered = (text: string): string => `${text} ${number}`;
    return {
      ...page,
      id: `${copiesFolder}/page-${number}`,
      title: numbered(page.title),
      sidebarLabel: numbered(page.sidebarLabel),
    };
  });
}

/** The sidebar with so many pages: the first ones of the manual, then copies of them in groups of their own. */
function groupsOfSize(groups: readonly TextGroup[], count: number, language: Locale): TextGroup[] {
  const pages = pagesOf(groups);
  const own = new Set(pages.slice(0, count).map(({id}) => id));
  const copies = copiesOf(pages, Math.max(0, count - pages.length));
  const parts = Array.from({length: Math.ceil(copies.length / groupSize)}, (_, part) => ({
    label: `${groupLabels[language]} ${part + 1}`,
    collapsed: true,
    pages: copies.slice(part * groupSize, (part + 1) * groupSize),
  }));
  return [...groups, ...parts]
    .map(({pages: all, ...group}) => ({
      ...group,
      pages: all
        .filter(({id}) => own.has(id) || id.startsWith(`${copiesFolder}/`))
        .map((page) => withoutOtherLinks(page, own)),
    }))
    .filter(({pages: left}) => left.length > 0);
}

/** A manual of so many pages in each language, made of the text of ours. */
export function manualOfSize(manual: Manual, count: number): Manual {
  const entries = locales.map((language) => [language, groupsOfSize(manual[language], count, language)] as const);
  return Object.fromEntries(entries) as Record<Locale, TextGroup[]>;
}
