import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type SearchSettings} from './settings';

/** Settings of the plugin in the locale of the page. */
export function useSearchSettings(): SearchSettings {
  return usePluginData(pluginName) as SearchSettings;
}
