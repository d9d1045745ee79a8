import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Config, PluginConfig} from '@docusaurus/types';
import {readEnvironment} from '../../config/environment';
import {postBuildSteps} from '../../config/postBuild';
import siteConfig from '../../docusaurus.config';
import {labDocs} from './docs';
import {labEnvironment} from './environment';

const siteDir = fileURLToPath(new URL('../../', import.meta.url));

/** Docusaurus resolves plugin paths beside the config file; those of the site are beside the site's. */
function fromSite(plugin: PluginConfig): PluginConfig {
  if (typeof plugin === 'string' && plugin.startsWith('.')) {
    return path.join(siteDir, plugin);
  }
  if (Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].startsWith('.')) {
    return [path.join(siteDir, plugin[0]), plugin[1]] as PluginConfig;
  }
  return plugin;
}

/** The same site with the optional parts switched on and with pages that show what the manual never shows. */
export default function config(): Config {
  Object.assign(process.env, labEnvironment);
  const site = siteConfig();
  const themes = (site.themes ?? []) as PluginConfig[];
  const plugins = (site.plugins ?? []) as PluginConfig[];
  // No test of the lab reads an offline edition or a compressed file.
  const steps = () => postBuildSteps(readEnvironment(), {hasOfflineEditions: false, isCompressed: false});
  const withSteps = (plugin: PluginConfig): PluginConfig =>
    Array.isArray(plugin) && plugin[0] === './plugins/post-build/index.ts' ? [plugin[0], {steps}] : plugin;
  return {
    ...site,
    themes: themes.map(fromSite),
    plugins: [...plugins.map(withSteps).map(fromSite), ...labDocs(), './plugin.ts'],
  };
}
