import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {componentChunks} from './componentChunks';
import {checkOptimizations, type PerformanceOptions} from './options';
import {startScript} from './startScript';

/**
 * Docusaurus plugin: what makes pages load faster than the engine does by itself. The steps over written pages that
 * belong to it, inline styles and deferred scripts, are in `plugins/post-build`.
 */
export default function performance(
  {siteDir, siteConfig, siteStorage}: LoadContext,
  options: PerformanceOptions,
): Plugin {
  const {optimizations, componentFolders, runsScriptsAtOnce} = options;
  const {deferredScripts, deferredLayout, queuedPrefetch} = optimizations;
  checkOptimizations(optimizations);
  const isProduction = process.env.NODE_ENV === 'production';
  const announcementId = (siteConfig.themeConfig as ThemeConfig).announcementBar?.id;

  return {
    name: 'performance',

    getClientModules: () => [
      ...(isProduction && deferredLayout ? ['./client/layout.ts'] : []),
      ...(isProduction && queuedPrefetch ? ['./client/prefetch.ts'] : []),
    ],

    injectHtmlTags: () => ({
      headTags:
        isProduction && deferredScripts
          ? [
              {
                tagName: 'script',
                attributes: {'data-script': 'early', ...(runsScriptsAtOnce && {'data-eager': ''})},
                innerHTML: startScript({announcementId, storageNamespace: siteStorage.namespace, deferredLayout}),
              },
            ]
          : [],
    }),

    configureWebpack(_config, isServer) {
      if (isServer || !optimizations.componentChunks) {
        return {};
      }
      const groups = componentChunks(siteDir, componentFolders);
      return {optimization: {splitChunks: {cacheGroups: Object.fromEntries(groups.map((one) => [one.name, one]))}}};
    },
  };
}
