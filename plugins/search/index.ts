import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {devServer} from './extract/devServer';
import {topicsOf} from './extract/topics';
import {searchAliases} from './bundler';
import {generateModules} from './docsearch/generate';
import type {SearchOptions} from './options';
import {pluginName, type SearchSettings} from './ui/settings';

export {validateOptions} from './options';

/** Below the generated files of the plugin. It grows with the pages: only what lists them has it, not every page. */
const topicsFile = 'topics.json';

/**
 * Search of the site over one client contract: the embedded engine, or the hosted provider when it is configured.
 * Goes after the provider's theme (`provider/`) in the list of themes: its own search bar and page replace those.
 */
export default async function docsSearch(context: LoadContext, options: SearchOptions): Promise<Plugin> {
  const {baseUrl, outDir, generatedFilesDir} = context;
  const {hosted, reportUrl} = options;
  const embedded = hosted === null;
  const generated = await generateModules(join(generatedFilesDir, pluginName), embedded);

  return {
    name: pluginName,

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async allContentLoaded({allContent, actions}) {
      await writeFile(join(generatedFilesDir, pluginName, topicsFile), JSON.stringify(topicsOf(allContent)));
      actions.setGlobalData({embedded, reportUrl} satisfies SearchSettings);
    },

    configureWebpack: (_config, isServer) => ({
      ...searchAliases(embedded, generated),
      ...(isServer || !embedded ? {} : devServer({outDir, baseUrl})),
    }),
  };
}
