import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openKept} from '../warm-builds/kept.ts';
import {aliasesOf} from './extract/aliases.ts';
import {devServer} from './extract/devServer.ts';
import {makeIndex} from './extract/makeIndex.ts';
import {searchableFiles} from './extract/routes.ts';
import {topicsOf} from './extract/topics.ts';
import {writeIndex} from './extract/write.ts';
import {searchAliases} from './bundler.ts';
import {generateModules} from './docsearch/generate.ts';
import type {SearchOptions} from './options.ts';
import {pluginName, type SearchSettings} from './ui/settings.ts';

export {validateOptions} from './options.ts';

/** Below the generated files of the plugin. It grows with the pages: only what lists them has it, not every page. */
const topicsFile = 'topics.json';

/** Translation id of the group that pages outside every category stand in. */
const topGroupId = 'search.topGroup';
const topGroupDefault = 'Документация';

/**
 * Search of the site over one client contract: the embedded engine, or the hosted provider when it is configured.
 * Goes after the provider's theme (`provider/`) in the list of themes: its own search bar and page replace those.
 */
export default async function docsSearch(context: LoadContext, options: SearchOptions): Promise<Plugin> {
  const {baseUrl, outDir, generatedFilesDir, i18n, codeTranslations} = context;
  const {hosted, reportUrl, glossary, pageWeights, counted} = options;
  const embedded = hosted === null;
  const generated = await generateModules(join(generatedFilesDir, pluginName), embedded);
  let aliases = new Map<string, string[]>();

  return {
    name: pluginName,

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async allContentLoaded({allContent, actions}) {
      aliases = aliasesOf(allContent);
      await writeFile(join(generatedFilesDir, pluginName, topicsFile), JSON.stringify(topicsOf(allContent)));
      actions.setGlobalData({embedded, reportUrl} satisfies SearchSettings);
    },

    configureWebpack: (_config, isServer) => ({
      ...searchAliases({embedded, counted}, generated),
      ...(isServer || !embedded ? {} : devServer({outDir, baseUrl})),
    }),

    // Written for the hosted engine too: what is sent there is what was built, tested and published.
    async postBuild({routesPaths, routesBuildMetadata}) {
      const files = searchableFiles(routesPaths, {
        outDir,
        baseUrl,
        exclude: [`${baseUrl}search`],
        isHidden: (route) => routesBuildMetadata[route]?.noIndex ?? false,
      });
      const kept = await openKept(join(generatedFilesDir, pluginName, 'kept.json'));
      const index = await makeIndex(files, {
        kept,
        language: i18n.currentLocale,
        topGroup: codeTranslations[topGroupId] ?? topGroupDefault,
        aliases,
        weights: new Map(Object.entries(pageWeights).map(([path, weight]) => [baseUrl + path, weight])),
        glossary: glossary(),
      });
      await Promise.all([kept.write(), writeIndex(index, outDir)]);
    },
  };
}
