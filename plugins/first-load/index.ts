import {join, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {routeScripts} from './chunks.ts';
import {keepingUtf8} from './minify.ts';
import {startLater} from './scripts.ts';
import {startScript} from './startScript.ts';

export interface Options {
  /** Whether visits are counted: then scripts run when the page has been shown, not at the first act of the reader. */
  isCounted: boolean;
}

/** Docusaurus plugin: the first page that a reader opens weighs what it needs and no more, and waits for no script. */
export default function firstLoad({i18n, generatedFilesDir}: LoadContext, {isCounted}: Options): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale).map((locale) => locale + sep);
  return {
    name: 'first-load',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-script': 'early', ...(isCounted && {'data-run': 'shown'})},
          innerHTML: startScript(),
        },
      ],
    }),

    configureWebpack(config, isServer, {currentBundler}) {
      return isServer || currentBundler.name !== 'rspack'
        ? {}
        : {
            ...keepingUtf8(config, currentBundler.instance as unknown as typeof Rspack),
            resolve: {alias: {tslib$: join(__dirname, 'tslib.ts')}},
          };
    },

    async postBuild({outDir, baseUrl}) {
      const isOther = (page: string) => others.some((folder) => page.startsWith(folder));
      startLater({outDir, baseUrl}, routeScripts(generatedFilesDir), isOther);
    },
  };
}
