import type {AllContent} from '@docusaurus/types';
import {docsVersions, type DocsVersion, type SidebarItem} from '../../docusaurus/docs';
import type {Topic} from '../ui/settings';

function topicOf(item: SidebarItem, version: DocsVersion): Topic[] {
  if (item.type === 'doc' || item.type === 'ref') {
    const doc = version.docs.find(({id}) => id === item.id);
    const label = item.label ?? doc?.frontMatter.sidebar_label ?? doc?.title;
    return doc && label !== undefined ? [{label, path: doc.permalink}] : [];
  }
  if (item.type !== 'category') {
    return [];
  }
  const items = item.items.flatMap((child) => topicOf(child, version));
  const path = item.link?.type === 'generated-index' ? item.link.permalink : items[0]?.path;
  return path === undefined ? [] : [{label: item.label, path, items}];
}

/** The sidebars of the newest docs version as a list of topics, two levels deep, in the words of the locale. */
export function topicsOf(allContent: AllContent): Topic[] {
  return Object.values(docsVersions(allContent)).flatMap((versions) => {
    const version = versions.find(({isLast}) => isLast) ?? versions[0];
    return version
      ? Object.values(version.sidebars).flatMap((items) => items.flatMap((item) => topicOf(item, version)))
      : [];
  });
}
