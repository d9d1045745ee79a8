import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {indexPath} from '../search/engine/indexFile.ts';
import {bind, type Book} from './book/index.ts';
import {searchScript} from './disk/bundle.ts';
import {diskDocument} from './disk/document.ts';
import {type Edition, handbookFolder, linksHtml, writeLinks} from './links.ts';
import {paperEdition} from './paper/index.ts';
import {Press} from './paper/print.ts';
import {Shelf} from './paper/shelf.ts';
import {titleOf, type Source} from './title.ts';
import {wordsOf} from './words.ts';

export interface HandbookOptions extends Source {
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
  /** Folder that keeps the last PDF of each language; it need not exist. */
  shelf: string;
}

type Language = HandbookOptions['languages'][number];

/**
 * Makes the offline editions of every language: one HTML file, and a PDF where there is a Chromium to print it. Links
 * to those that it has made from the page of each language.
 * @throws Error when a page of the manual, the index of its search or the place for the links is missing
 */
export async function makeHandbooks(options: HandbookOptions): Promise<void> {
  const {dir, basePath, origin, languages, name, page, plugin, chromium} = options;
  const script = await searchScript();
  mkdirSync(join(dir, handbookFolder), {recursive: true});

  const write = (book: Book, kind: Edition['kind'], content: Uint8Array | string): Edition => {
    const path = `${handbookFolder}/${name}-${book.language}.${kind}`;
    writeFileSync(join(dir, path), content);
    return {kind, path: basePath + path, bytes: Buffer.byteLength(content)};
  };

  const make = async ({language, folder}: Language, press: Press | null): Promise<void> => {
    const words = wordsOf(language);
    const book = bind({dir, basePath, language, start: basePath + folder, origin});
    const index = readFileSync(join(dir, folder, indexPath), 'utf8');
    const title = titleOf(options, language, words);
    const editions = [write(book, 'html', diskDocument(book, title, words, {index, script}))];
    if (press) {
      editions.push(
        write(book, 'pdf', await paperEdition(book, options, press, new Shelf(options.shelf, press.version))),
      );
    }
    writeLinks(join(dir, folder, `${page}.html`), linksHtml(editions, plugin, language, words));
  };

  const press = chromium === null ? null : await Press.start(chromium);
  try {
    await Promise.all(languages.map((language) => make(language, press)));
  } finally {
    await press?.close();
  }
}
