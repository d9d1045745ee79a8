import type {Nodes, Root} from 'mdast';
import {locales, type Locale} from '../../../config/locales.ts';
import {targetOf} from '../text/links.ts';
import {pagesOf, type Manual, type TextGroup, type TextPage} from '../text/manual.ts';

const groupSize = 40;
const groupWords: Readonly<Record<Locale, string>> = {ru: 'Часть', en: 'Part'};

/** The words of a link stay where its page is left out. */
function withoutLinksBeyond(page: TextPage, known: ReadonlySet<string>): TextPage {
  const kept = (node: Nodes): Nodes[] => {
    if (!('children' in node)) {
      return [node];
    }
    const children = node.children.flatMap(kept);
    const target = node.type === 'link' ? targetOf(node, page) : null;
    return target !== null && !known.has(target) ? children : [{...node, children} as Nodes];
  };
  return {...page, text: kept(page.text)[0] as Root};
}

function copiesOf(pages: readonly TextPage[], count: number): TextPage[] {
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length] as TextPage;
    const number = index + 1;
    const name = (words: string): string => `${words} ${number}`;
    return {...page, id: `grown/page-${number}`, title: name(page.title), label: name(page.label)};
  });
}

/** The sidebar with so many pages: the first ones of the manual, then copies of them in groups of their own. */
function grown(groups: readonly TextGroup[], count: number, language: Locale): TextGroup[] {
  const pages = pagesOf(groups);
  const own = new Set(pages.slice(0, count).map(({id}) => id));
  const copies = copiesOf(pages, Math.max(0, count - pages.length));
  const parts = Array.from({length: Math.ceil(copies.length / groupSize)}, (_, part) => ({
    label: `${groupWords[language]} ${part + 1}`,
    collapsed: true,
    pages: copies.slice(part * groupSize, (part + 1) * groupSize),
  }));
  return [...groups, ...parts]
    .map(({pages: all, ...group}) => ({
      ...group,
      pages: all.filter(({id}) => own.has(id) || id.startsWith('grown/')).map((page) => withoutLinksBeyond(page, own)),
    }))
    .filter(({pages: left}) => left.length > 0);
}

/** A manual of so many pages in each language, made from the text of ours. */
export function manualOf(manual: Manual, count: number): Manual {
  const entries = locales.map((language) => [language, grown(manual[language], count, language)] as const);
  return Object.fromEntries(entries) as Record<Locale, TextGroup[]>;
}
