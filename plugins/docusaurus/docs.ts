import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Name of the engine's plugin of documents; the folder of their translations has it too. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

export type DocsVersion = LoadedContent['loadedVersions'][number];
export type SidebarItem = NonNullable<DocsVersion['sidebars'][string]>[number];

/** Versions of the documents of each instance of that plugin, by the id of the instance. */
export function docsVersions(content: AllContent): Record<string, DocsVersion[]> {
  const instances = Object.entries(content[docsPlugin] ?? {}) as [string, LoadedContent][];
  return Object.fromEntries(instances.map(([id, {loadedVersions}]) => [id, loadedVersions]));
}
