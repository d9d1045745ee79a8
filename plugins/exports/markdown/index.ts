import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BuiltSite} from '../../docusaurus/site';
import {markdownAddress} from './address';
import {llmsText, wholeFile} from './llms';
import {pageMarkdown} from './pageMarkdown';
import {listedPages} from './pages';
import {wordsOf} from './wordsOf';

export interface MarkdownOptions {
  /** Fields of the front matter that the Markdown of a page repeats. */
  frontMatterKeys: readonly string[];
  /** Base URLs of all locales, with the names that they call themselves. */
  languages: readonly {label: string; baseUrl: string}[];
}

/**
 * Step: writes every listed document of a locale as Markdown beside its HTML, and `llms.txt` and `llms-full.txt` over
 * them.
 * @throws Error when a page is missing or has no article
 */
export async function writeMarkdown(
  {locales, origin}: BuiltSite,
  {frontMatterKeys, languages}: MarkdownOptions,
): Promise<void> {
  for (const {locale, outDir, baseUrl, content, title} of locales) {
    const pages = listedPages(content);
    const texts: string[] = [];
    for (const page of pages) {
      const file = join(outDir, decodeURI(markdownAddress(page.path)).slice(baseUrl.length));
      const html = await readFile(file.replace(/md$/, 'html'), 'utf8');
      const text = pageMarkdown(page, html, {origin, language: locale, frontMatterKeys});
      await writeFile(file, text);
      texts.push(text);
    }
    const others = languages.filter((language) => language.baseUrl !== baseUrl);
    const manual = {title, origin, baseUrl, pages, others};
    await writeFile(join(outDir, 'llms.txt'), llmsText(manual, wordsOf(locale)));
    await writeFile(join(outDir, wholeFile), texts.join('\n'));
  }
}
