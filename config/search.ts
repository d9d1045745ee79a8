import type {PluginConfig} from '@docusaurus/types';
import {glossary} from '../plugins/search/glossary.ts';
import type {Environment} from './environment';
import {links} from './identity';

/** Path of the search page under the base URL. */
const searchPagePath = 'search';

/** Stand where the provider's account would: the embedded engine sends them nowhere. */
const embeddedIndex = {appId: 'embedded', apiKey: 'embedded', indexName: 'cdekdelivery'};

/** Themes of the search; the theme of the provider first, so that our search bar and page replace its own. */
export function searchThemes({search}: Pick<Environment, 'search'>): PluginConfig[] {
  return [
    '@docusaurus/theme-search-algolia',
    ['./plugins/search/index.ts', {hosted: search, reportUrl: links.newIssue, synonyms: glossary}],
  ];
}

/** The key `algolia` of the theme configuration, for either engine. */
export function searchThemeConfig({search}: Pick<Environment, 'search'>) {
  return {...(search ?? embeddedIndex), contextualSearch: true, searchPagePath};
}
