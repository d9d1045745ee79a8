import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {indexPath} from '../../search/engine/indexFile.ts';
import {assemble, type Manual} from './content/index.ts';
import {searchScript} from './html/bundle.ts';
import {htmlDocument} from './html/document.ts';
import {type Edition, editionsFolder, linksHtml, writeLinks} from './links.ts';
import {pdfEdition} from './pdf/index.ts';
import {PdfRenderer} from './pdf/renderer.ts';
import {PdfCache} from './pdf/cache.ts';
import {titleOf, type Source} from './title.ts';
import {wordsOf} from './words.ts';

export interface OfflineEditionsOptions extends Source {
  /** Built site. */
  dir: string;
  /** Path of the site, begins and ends with a slash. */
  basePath: string;
  /** Origin of the site, without a slash. */
  origin: string;
  /** Languages with the folder of each below the built site; empty, or with a slash at its end. */
  languages: readonly {language: string; folder: string}[];
  /** Page that links to the editions, below the folder of each language, such as reference/offline. */
  page: string;
  /** Name of the files, before the language. */
  name: string;
  /** Path of a Chromium; null to make no PDF. */
  chromium: string | null;
  /** Folder that stores the last PDF of each language; it need not exist. */
  cache: string;
}

type Language = OfflineEditionsOptions['languages'][number];

/**
 * Makes the offline editions of every language: one HTML file, and a PDF where there is a Chromium to print it. Links
 * to those that it has made from the page of each language.
 * @throws Error when a page of the manual, the index of its search or the place for the links is missing
 */
export async function writeOfflineEditions(options: OfflineEditionsOptions): Promise<void> {
  const {dir, basePath, origin, languages, name, page, plugin, chromium} = options;
  const script = await searchScript();
  mkdirSync(join(dir, editionsFolder), {recursive: true});

  const write = (manual: Manual, kind: Edition['kind'], content: Uint8Array | string): Edition => {
    const path = `${editionsFolder}/${name}-${manual.language}.${kind}`;
    writeFileSync(join(dir, path), content);
    return {kind, path: basePath + path, bytes: Buffer.byteLength(content)};
  };

  const make = async ({language, folder}: Language, renderer: PdfRenderer | null): Promise<void> => {
    const words = wordsOf(language);
    const manual = assemble({dir, basePath, language, start: basePath + folder, origin});
    const index = readFileSync(join(dir, folder, indexPath), 'utf8');
    const title = titleOf(options, language, words);
    const editions = [write(manual, 'html', htmlDocument(manual, title, words, {index, script}))];
    if (renderer) {
      editions.push(
        write(
          manual,
          'pdf',
          await pdfEdition(manual, options, renderer, new PdfCache(options.cache, renderer.version)),
        ),
      );
    }
    writeLinks(join(dir, folder, `${page}.html`), linksHtml(editions, plugin, language, words));
  };

  const renderer = chromium === null ? null : await PdfRenderer.start(chromium);
  try {
    await Promise.all(languages.map((language) => make(language, renderer)));
  } finally {
    await renderer?.close();
  }
}
