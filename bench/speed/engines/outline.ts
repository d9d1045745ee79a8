import type {Manual, TextPage} from '../text/manual.ts';
import type {Writing} from '../text/markdown.ts';
import {base, firstPage, pathOf} from './engine.ts';

/** File of a page where the first one of a language is the index of its folder. */
export const indexFile = (id: string): string => (id === firstPage ? 'index.md' : `${id}.md`);

/** How Docusaurus wants pages, ours as well as the stock one. */
export const docusaurusWriting: Writing = {
  fileOf: (id) => `${id}.md`,
  titled: false,
  frontMatter: ({id, label}: TextPage) => [
    `sidebar_label: ${JSON.stringify(label)}`,
    ...(id === firstPage ? ['slug: /'] : []),
  ],
};

/** The sidebar in both languages, as the configurations of the peers read it. */
export function outlineOf(manual: Manual): string {
  const groups = manual.ru.map((group, index) => {
    const twin = manual.en[index];
    const pages = group.pages.map(({id, label}, place) => ({
      id,
      path: pathOf(id),
      labels: {ru: label, en: twin?.pages[place]?.label ?? label},
    }));
    const {collapsed} = group;
    return {collapsed, labels: group.label === null ? null : {ru: group.label, en: twin?.label ?? group.label}, pages};
  });
  return `${JSON.stringify({site: 'https://example.org', base, groups}, null, 2)}\n`;
}
