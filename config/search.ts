import type {PluginConfig} from '@docusaurus/types';
import type {Environment} from './environment';
import {links} from './identity';

/** Path of the search page under the base URL. */
const searchPagePath = 'search';

/** Placeholders for the account of the provider: the embedded engine sends them nowhere. */
const embeddedIndex = {appId: 'embedded', apiKey: 'embedded', indexName: 'cdekdelivery'};

/** Pages that quote the words of all others, or are about the site, rank below those that explain the plugin. */
export const pageWeights = {
  'reference/glossary': 0.12,
  'reference/accessibility': 0.3,
  'reference/site-privacy': 0.5,
  'reference/messages': 0.6,
  'reference/settings': 0.8,
  'reference/tariffs': 0.8,
  'reference/privacy': 0.8,
  'reference/integrators': 0.8,
  'reference/requirements': 0.8,
  'reference/order-box': 0.8,
  'reference/versions': 0.8,
};

/** Themes of the search; the theme of the provider first, so that our search bar and page replace its own. */
export function searchThemes({search}: Pick<Environment, 'search'>): PluginConfig[] {
  const options = {hosted: search, reportUrl: links.newIssue};
  return ['./plugins/search/provider/index.ts', ['./plugins/search/index.ts', options]];
}

/** The key `algolia` of the theme configuration, for either engine. */
export function searchThemeConfig({search}: Pick<Environment, 'search'>) {
  return {...(search ?? embeddedIndex), contextualSearch: true, searchPagePath};
}
