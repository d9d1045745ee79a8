import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options} from '@docusaurus/plugin-content-docs';
import siteConfig from '../../docusaurus.config';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What such a test needs of the site: its documents and its checks. */
const neededPlugins = /plugin-content-docs$|plugins\/content-checks\//;

function nameOf(plugin: PluginConfig): string {
  const name = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' ? name : '';
}

function optionsOf(plugin: PluginConfig): Record<string, unknown> {
  return Array.isArray(plugin) && typeof plugin[1] === 'object' && plugin[1] !== null ? {...plugin[1]} : {};
}

/** Docusaurus resolves plugin paths beside the config file; those of the site are beside the site's. */
function fromRoot(plugin: PluginConfig): PluginConfig {
  const name = nameOf(plugin);
  if (name.startsWith('.')) {
    return [path.join(root, name), optionsOf(plugin)];
  }
  // The pages of such a site are in no commit, so that they have no date.
  const dateless: Pick<Options, 'showLastUpdateTime'> = {showLastUpdateTime: false};
  return [name, {...optionsOf(plugin), ...dateless}];
}

/** The site's own configuration with only documents, checks and the theme, for a folder with other pages. */
export function testSiteConfig(): Config {
  const site = siteConfig();
  const plugins = (site.plugins ?? []) as PluginConfig[];
  return {
    ...site,
    themes: ['@docusaurus/theme-classic'],
    plugins: plugins.filter((plugin) => neededPlugins.test(nameOf(plugin))).map(fromRoot),
  };
}
