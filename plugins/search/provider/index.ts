import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {describe} from './describe';
import messages from './messages.json';

/** What the package exports: its declarations describe its components only. */
interface ThemeModule {
  default: (context: LoadContext) => Plugin;
  validateThemeConfig: PluginModule['validateThemeConfig'];
}

const packageName = '@docusaurus/theme-search-algolia';
const require = createRequire(import.meta.url);
const {default: themeSearchAlgolia, validateThemeConfig} = require(packageName) as ThemeModule;

export {validateThemeConfig};

/**
 * The provider's theme, whose `opensearch.xml` is in the language of the reader: the engine has English words only.
 * A wrapper, because the engine lets all plugins end the build at once: another one could not come after the theme.
 */
export default function providerTheme(context: LoadContext): Plugin {
  const theme = themeSearchAlgolia(context);
  const {description} = messages[context.i18n.currentLocale as keyof typeof messages];
  return {
    ...theme,
    getThemePath: () => join(require.resolve(packageName), '../theme'),
    async postBuild(props) {
      await theme.postBuild?.(props);
      const file = join(context.outDir, 'opensearch.xml');
      await writeFile(file, describe(await readFile(file, 'utf8'), description));
    },
  };
}
