import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Options} from '@docusaurus/plugin-content-docs';
import type {Config, PluginConfig} from '@docusaurus/types';
import {readEnvironment} from '../../../config/environment';
import {postBuildSteps} from '../../../config/postBuild';
import siteConfig from '../../../docusaurus.config';

const siteDir = fileURLToPath(new URL('../../../', import.meta.url));
const textDir = '.cache/bench/ours';

/** Docusaurus resolves paths of plugins from the folder of the configuration: those of the site start at its root. */
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
    // Git does not have the text, so its pages have neither a date nor a page to edit.
    return [name, {...options, ...changed, showLastUpdateTime: false, editUrl: undefined}];
  }
  if (name === './plugins/post-build/index.ts') {
    return [path.join(siteDir, name), {steps}];
  }
  return [name.startsWith('.') ? path.join(siteDir, name) : name, options];
}

/** Plugins that read the sources of the manual. */
const leftOut = ['./plugins/content-checks/index.ts'];

/** The steps that a small manual has pages for; the bench compresses every site by itself. */
const steps = () =>
  postBuildSteps(readEnvironment(), {hasOfflineEditions: false, isCompressed: false}).filter(
    ({name}) => name !== 'write feeds',
  );

function withoutLeftOut(plugins: readonly PluginConfig[]): PluginConfig[] {
  const nameOf = (plugin: PluginConfig): unknown => (Array.isArray(plugin) ? plugin[0] : plugin);
  const unknown = leftOut.find((name) => !plugins.some((plugin) => nameOf(plugin) === name));
  if (unknown !== undefined) {
    throw new Error(`docusaurus.config.ts has no plugin “${unknown}”: correct leftOut in bench/site/text-site.`);
  }
  return plugins.filter((plugin) => !leftOut.includes(String(nameOf(plugin))));
}

/** The configuration of the site over the text that the bench writes. */
export default function config(): Config {
  const site = siteConfig();
  return {
    ...site,
    i18n: {...site.i18n, path: `${textDir}/i18n`},
    // The navbar and the footer link to pages that a small manual does not have.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    themes: ((site.themes ?? []) as PluginConfig[]).map(fromSite),
    plugins: withoutLeftOut((site.plugins ?? []) as PluginConfig[]).map(fromSite),
  };
}
