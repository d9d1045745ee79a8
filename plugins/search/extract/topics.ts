import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Topic} from '../ui/settings.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = NonNullable<LoadedVersion['sidebars'][string]>[number];

function topicOf(item: SidebarItem, version: LoadedVersion): Topic[] {
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
  const contents = Object.values(allContent[docsPlugin] ?? {}) as LoadedContent[];
  return contents.flatMap(({loadedVersions}) => {
    const version = loadedVersions.find(({isLast}) => isLast) ?? loadedVersions[0];
    return version
      ? Object.values(version.sidebars).flatMap((items) => items.flatMap((item) => topicOf(item, version)))
      : [];
  });
}
