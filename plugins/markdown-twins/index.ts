import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {twinAddress} from './address.ts';
import {twinPages, type TwinPage} from './pages.ts';
import {twinOf} from './twin.ts';

interface Options {
  /** Fields of the front matter of a page that its twin keeps. */
  keep: readonly string[];
}

/** Writes a Markdown twin beside every listed document, and gives the theme the component that offers it. */
export default function markdownTwins({baseUrl, i18n, siteConfig}: LoadContext, {keep}: Options): Plugin {
  let pages: TwinPage[] = [];

  return {
    name: 'markdown-twins',

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async allContentLoaded({allContent}) {
      pages = twinPages(allContent);
    },

    async postBuild({outDir}) {
      const fileOf = (address: string) => join(outDir, decodeURI(address).slice(baseUrl.length));
      const options = {origin: siteConfig.url, language: i18n.currentLocale, keep};
      for (const page of pages) {
        const file = fileOf(twinAddress(page.path));
        const html = await readFile(file.replace(/md$/, 'html'), 'utf8');
        await writeFile(file, twinOf(page, html, options));
      }
    },
  };
}
