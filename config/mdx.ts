import {components} from '../src/components/definitions/registry';

/** Components that pages use without importing them: name → module. Figures and tools are found in their folders. */
export const mdxComponentModules: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(components).map(({name, folder}) => [name, `@site/${folder}`])),
  EntryCards: '@site/src/components/home/EntryCards',
  FeedLink: '@theme/FeedLink',
  OfflineEditions: '@site/src/components/ui/OfflineEditions',
  HomeSearch: '@site/src/components/home/HomeSearch',
  Image: '@theme/IdealImage',
  MovedPage: '@site/src/components/ui/MovedPage',
  SlashKey: '@theme/SlashKey',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};
