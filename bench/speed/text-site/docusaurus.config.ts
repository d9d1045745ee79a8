import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Options} from '@docusaurus/plugin-content-docs';
import type {Config, PluginConfig} from '@docusaurus/types';
import siteConfig from '../../../docusaurus.config.ts';

const siteDir = fileURLToPath(new URL('../../../', import.meta.url));
const textDir = '.cache/speed/ours';

/** Docusaurus resolves plugin paths beside the config file; those of the site stand beside the site's. */
function fromSite(plugin: PluginConfig): PluginConfig {
  if (typeof plugin === 'string' && plugin.startsWith('.')) {
    return path.join(siteDir, plugin);
  }
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') {
    return plugin;
  }
  const [name, options] = plugin as [string, Record<string, unknown>];
  if (name === '@docusaurus/plugin-content-docs') {
    const changed: Partial<Options> = {path: `${textDir}/docs`, sidebarPath: `${textDir}/sidebars.js`};
    // The text is in no history of git, and has no page to edit.
    return [name, {...options, ...changed, showLastUpdateTime: false, editUrl: undefined}];
  }
  return [name.startsWith('.') ? path.join(siteDir, name) : name, options];
}

/** What reads pages of the manual that are not those of this site, or that a small one does not have. */
const ofTheManual = ['./plugins/parity/index.ts', './plugins/feed/index.ts'];
const isOfTheManual = (plugin: PluginConfig): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && ofTheManual.includes(plugin[0]);

/** The same site over the text that the benches write. */
export default function config(): Config {
  const site = siteConfig();
  return {
    ...site,
    i18n: {...site.i18n, path: `${textDir}/i18n`},
    // Links of the navbar and the footer name pages that a small manual does not have.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    themes: ((site.themes ?? []) as PluginConfig[]).map(fromSite),
    plugins: ((site.plugins ?? []) as PluginConfig[]).filter((plugin) => !isOfTheManual(plugin)).map(fromSite),
  };
}
