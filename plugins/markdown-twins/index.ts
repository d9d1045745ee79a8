import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openKept} from '../warm-builds/kept.ts';
import {twinAddress} from './address.ts';
import {llmsText, wholeFile} from './llms.ts';
import {twinPages, type TwinPage} from './pages.ts';
import {twinOf} from './twin.ts';
import {wordsOf} from './words.ts';

interface Options {
  /** Fields of the front matter of a page that its twin keeps. */
  keep: readonly string[];
}

/**
 * Writes a Markdown twin beside every listed document, llms.txt and llms-full.txt over them, and gives the theme
 * the component that offers a twin.
 */
export default function markdownTwins(
  {baseUrl, i18n, siteConfig, generatedFilesDir}: LoadContext,
  {keep}: Options,
): Plugin {
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
      const kept = await openKept(join(generatedFilesDir, 'markdown-twins', 'kept.json'));
      const options = {origin: siteConfig.url, language: i18n.currentLocale, keep, kept};
      const twins: string[] = [];
      for (const page of pages) {
        const file = fileOf(twinAddress(page.path));
        const html = await readFile(file.replace(/md$/, 'html'), 'utf8');
        const twin = twinOf(page, html, options);
        await writeFile(file, twin);
        twins.push(twin);
      }
      await kept.write();
      const others = i18n.locales
        .filter((locale) => locale !== i18n.currentLocale)
        .flatMap((locale) => i18n.localeConfigs[locale] ?? []);
      const manual = {title: siteConfig.title, origin: siteConfig.url, baseUrl, pages, others};
      await writeFile(join(outDir, 'llms.txt'), llmsText(manual, wordsOf(i18n.currentLocale)));
      await writeFile(join(outDir, wholeFile), twins.join('\n'));
    },
  };
}
