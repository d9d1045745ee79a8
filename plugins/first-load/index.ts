import {dirname, join, sep} from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {routeParts} from './chunks.ts';
import {writeData} from './data.ts';
import {keepingUtf8} from './minify.ts';
import {documentGroups, notingParts, noParts} from './routes/parts.ts';
import {readRoutes, type EngineRoutes} from './routes/read.ts';
import {splitRoutes, type Split} from './routes/split.ts';
import {writeRoutes} from './routes/write.ts';
import {startLater} from './scripts.ts';
import {startScript} from './startScript.ts';

export interface Options {
  /** Whether visits are counted: then scripts run when the page has been shown, not at the first act of the reader. */
  isCounted: boolean;
}

const coreClient = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');

/** Packages of which a page needs little → what stands in for them in the browser. */
const standIns = {
  tslib$: join(__dirname, 'stand-ins/tslib.ts'),
  nprogress$: join(__dirname, 'stand-ins/progress.ts'),
  'hoist-non-react-statics$': join(__dirname, 'stand-ins/hoist.ts'),
  history$: join(__dirname, 'stand-ins/history.ts'),
};

/** Docusaurus plugin: the first page that a reader opens weighs what it needs and no more, and waits for no script. */
export default function firstLoad(
  {siteDir, siteConfig, baseUrl, i18n, generatedFilesDir}: LoadContext,
  {isCounted}: Options,
): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale).map((locale) => locale + sep);
  const parts = noParts();
  let built: {engine: EngineRoutes; split: Split} | null = null;

  return {
    name: 'first-load',

    getClientModules: () => ['./client/layOut.ts'],

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-script': 'early', ...(isCounted && {'data-run': 'shown'})},
          innerHTML: startScript((siteConfig.themeConfig as ThemeConfig).announcementBar?.id),
        },
      ],
    }),

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || currentBundler.name !== 'rspack') {
        return {};
      }
      const engine = readRoutes(generatedFilesDir);
      const split = splitRoutes(engine, baseUrl);
      built = {engine, split};
      const rspack = currentBundler.instance as unknown as typeof Rspack;
      const {mergeStrategy, optimization} = keepingUtf8(config, rspack);
      return {
        mergeStrategy: {...mergeStrategy, plugins: 'replace'},
        optimization: {
          ...optimization,
          chunkIds: 'named',
          splitChunks: {cacheGroups: documentGroups(engine, split)},
        },
        resolve: {
          alias: {
            ...standIns,
            ...writeData(generatedFilesDir, siteConfig),
            ...writeRoutes(generatedFilesDir, coreClient, engine, split),
          },
        },
        plugins: [
          // Its table of all chunks is for core's `client/docusaurus`, which `loadAhead.ts` stands in for.
          ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          notingParts(engine, split, {siteDir, generatedFilesDir}, parts) as never,
        ],
      };
    },

    // The minifier of style sheets writes what the browserslist needs; what the engine has before it writes it for older
    // browsers too, and looks for a configuration of its own beside every sheet.
    configurePostCss: (options) => ({...options, config: false, plugins: []}),

    async postBuild({outDir}) {
      if (built) {
        const isOther = (page: string) => others.some((folder) => page.startsWith(folder));
        startLater({outDir, baseUrl}, routeParts(built.engine, built.split, parts), isOther);
      }
    },
  };
}
