import {base, pathOf} from './addresses';
import type {Manual} from './manual';

/** The sidebar in both languages, as JSON that the configurations of the other engines read. */
export function sidebarJson(manual: Manual): string {
  const groups = manual.ru.map(({label, collapsed, pages}, index) => {
    const english = manual.en[index];
    return {
      collapsed,
      labels: label === null ? null : {ru: label, en: english?.label ?? label},
      pages: pages.map(({id, sidebarLabel}, place) => ({
        id,
        path: pathOf(id),
        labels: {ru: sidebarLabel, en: english?.pages[place]?.sidebarLabel ?? sidebarLabel},
      })),
    };
  });
  return `${JSON.stringify({site: 'https://example.org', base, groups}, null, 2)}\n`;
}

/** Key of a group in the sidebar of ours. */
const groupKey = (index: number): string => `group-${index}`;

/** The sidebar of ours in the shape of sidebars.ts, without the pages that the site makes of its groups. */
export function sidebarModule({ru}: Manual): string {
  const items = ru.flatMap<object | string>(({label, collapsed, pages}, index) => {
    const ids = pages.map(({id}) => id);
    return label === null ? ids : [{type: 'category', key: groupKey(index), label, collapsed, items: ids}];
  });
  return `module.exports = ${JSON.stringify({manual: items}, null, 2)};\n`;
}

/** English labels of the groups of ours, in the file format of the docs plugin. */
export function sidebarMessages({ru, en}: Manual): string {
  const labels = ru.flatMap(({label}, index) =>
    label === null ? [] : [[`sidebar.manual.category.${groupKey(index)}`, {message: en[index]?.label ?? label}]],
  );
  return `${JSON.stringify(Object.fromEntries(labels), null, 2)}\n`;
}
