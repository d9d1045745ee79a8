import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {themesCss} from './css';

interface Options {
  /** Color themes; as a function, for the browser gets the options of plugins with the configuration. */
  themes: () => {light: PrismTheme; dark: PrismTheme};
}

/** Docusaurus theme: code blocks whose colors are made at build (`remark/code-tokens`) and named by classes. */
export default function highlight({generatedFilesDir}: LoadContext, {themes}: Options): Plugin {
  const sheet = join(generatedFilesDir, 'highlight', 'code.css');
  const {light, dark} = themes();
  mkdirSync(dirname(sheet), {recursive: true});
  writeFileSync(sheet, themesCss(light, dark));

  return {
    name: 'highlight',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => [sheet],
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': join(__dirname, 'client')}}}),
  };
}
