import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {BuiltLocale, BuiltSite} from '../../docusaurus/site';
import {indexPath} from '../../search/engine/indexFile';
import {commitTime} from '../manifest';
import {assemble, type Manual} from './content/index';
import {searchScript} from './html/bundle';
import {htmlDocument} from './html/document';
import {type Edition, editionsFolder, linksHtml, writeLinks} from './links';
import {pdfEdition} from './pdf/index';
import {PdfRenderer} from './pdf/renderer';
import {PdfCache} from './pdf/cache';
import {titleOf} from './title';
import {wordsOf} from './wordsOf';

export interface OfflineEditionsOptions {
  /** Page that links to the editions, below the folder of each language, such as reference/offline. */
  page: string;
  /** Name of the files, before the language. */
  name: string;
  /** Line of the plugin that the pages describe, such as 5.0. */
  plugin: string;
  /** Finds the path of a Chromium; null to make no PDF. */
  findChromium: () => string | null;
}

/**
 * Step: makes the offline editions of every language: one HTML file, and a PDF where there is a Chromium to print it. Links
 * to those that it has made from the page of each language.
 * @throws Error when a page of the manual, the index of its search or the place for the links is missing
 */
export async function writeOfflineEditions(
  {siteDir, dir, basePath, origin, locales}: BuiltSite,
  {name, page, plugin, findChromium}: OfflineEditionsOptions,
): Promise<void> {
  const source = {plugin, time: commitTime(siteDir)};
  const script = await searchScript();
  const cache = join(siteDir, '.cache/offline-editions');
  mkdirSync(join(dir, editionsFolder), {recursive: true});

  const write = (manual: Manual, kind: Edition['kind'], content: Uint8Array | string): Edition => {
    const path = `${editionsFolder}/${name}-${manual.language}.${kind}`;
    writeFileSync(join(dir, path), content);
    return {kind, path: basePath + path, bytes: Buffer.byteLength(content)};
  };

  const make = async (
    {locale: language, outDir, baseUrl}: BuiltLocale,
    renderer: PdfRenderer | null,
  ): Promise<void> => {
    const words = wordsOf(language);
    const manual = assemble({dir, basePath, language, start: baseUrl, origin});
    const index = readFileSync(join(outDir, indexPath), 'utf8');
    const title = titleOf(source, language, words);
    const editions = [write(manual, 'html', htmlDocument(manual, title, words, {index, script}))];
    if (renderer) {
      editions.push(
        write(manual, 'pdf', await pdfEdition(manual, source, renderer, new PdfCache(cache, renderer.version))),
      );
    }
    writeLinks(join(outDir, `${page}.html`), linksHtml(editions, plugin, language, words));
  };

  const chromium = findChromium();
  if (chromium === null) {
    // No warning: those are defects of pages, and fail npm test.
    logger.info('No PDF of the manual: there is no Chromium to print it. “npm run handbook” gets one.');
  }
  const renderer = chromium === null ? null : await PdfRenderer.start(chromium);
  try {
    // Without the page that links to them nobody would find them: a site of a test may not have it.
    const wanted = locales.filter(({outDir}) => existsSync(join(outDir, `${page}.html`)));
    await Promise.all(wanted.map((locale) => make(locale, renderer)));
  } finally {
    await renderer?.close();
  }
}
