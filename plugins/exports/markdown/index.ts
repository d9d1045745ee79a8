import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {markdownAddress} from './address.ts';
import {llmsText, wholeFile} from './llms.ts';
import {pageMarkdown} from './pageMarkdown.ts';
import {listedPages} from './pages.ts';
import {wordsOf} from './words.ts';

interface Locale {
  locale: string;
  outDir: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  content: AllContent;
  /** Title of the site. */
  title: string;
}

export interface MarkdownOptions {
  /** Origin of the site, without a slash. */
  origin: string;
  /** Fields of the front matter that the Markdown of a page repeats. */
  frontMatterKeys: readonly string[];
  /** Base URLs of the other locales, with the names that they call themselves. */
  others: readonly {label: string; baseUrl: string}[];
}

/**
 * Writes every listed document of a locale as Markdown beside its HTML, and `llms.txt` and `llms-full.txt` over them.
 * @throws Error when a page is missing or has no article
 */
export async function writeMarkdown(
  {locale, outDir, baseUrl, content, title}: Locale,
  {origin, frontMatterKeys, others}: MarkdownOptions,
): Promise<void> {
  const pages = listedPages(content);
  const texts: string[] = [];
  for (const page of pages) {
    const file = join(outDir, decodeURI(markdownAddress(page.path)).slice(baseUrl.length));
    const html = await readFile(file.replace(/md$/, 'html'), 'utf8');
    const text = pageMarkdown(page, html, {origin, language: locale, frontMatterKeys});
    await writeFile(file, text);
    texts.push(text);
  }
  const manual = {title, origin, baseUrl, pages, others};
  await writeFile(join(outDir, 'llms.txt'), llmsText(manual, wordsOf(locale)));
  await writeFile(join(outDir, wholeFile), texts.join('\n'));
}
