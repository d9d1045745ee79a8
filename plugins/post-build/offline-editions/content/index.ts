import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {documentText} from '../../../docusaurus/html';
import {chapterHtml} from './article';
import {type Entry, entriesOf} from './contents';
import {type BuiltFolder, fileOf, type ManualPage, pagesInOrder} from './pages';
import {sheetsOf} from './styles';

/** The manual of a language as one text. */
export interface Manual {
  language: string;
  /** Whole address of its first page on the site. */
  address: string;
  /** Chapters in reading order, HTML. */
  html: string;
  entries: Entry[];
  /** Path of a page on the site, decoded → id of its chapter. */
  chapters: ReadonlyMap<string, string>;
  /** Styles of its pages. */
  css: string;
}

export interface ManualOptions extends BuiltFolder {
  language: string;
  /** Path of the first page on the site. */
  start: string;
  /** Origin of the site, without a slash. */
  origin: string;
}

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

function dataAddress(file: string): string {
  const type = types[extname(file)];
  if (type === undefined) {
    throw new Error(
      `${file}: a picture of this kind has not been in the offline edition yet; see plugins/post-build/offline-editions/content.`,
    );
  }
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}

/** Ids of the chapters: the path for a document, which is Latin, a number for a category, which is not. */
function chapterIds(pages: readonly ManualPage[], start: string): Map<string, string> {
  const ids = new Map<string, string>();
  let categories = 0;
  for (const {path, $} of pages) {
    const isDocument = documentText($, path) !== null;
    const inside = path.slice(start.length).replaceAll('/', '-');
    ids.set(path, isDocument ? inside || 'start' : `part-${(categories += 1)}`);
  }
  return ids;
}

/** @throws Error naming a link inside of the manual that leads nowhere, or an id that is there twice */
function checkIds($: CheerioAPI): void {
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  const known = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const dead = $('a[href^="#"]')
    .toArray()
    .map((element) => $(element).attr('href')?.slice(1) ?? '')
    .filter((id) => !known.has(id));
  if (twice.length > 0) {
    throw new Error(`The offline edition has ids twice: ${twice.join(', ')}. Give one of each another id.`);
  }
  if (dead.length > 0) {
    throw new Error(`The offline edition links to ids that it lacks: ${dead.join(', ')}. Correct the links.`);
  }
}

/**
 * Assembles the built pages of a language into one text, in the order of the sidebar.
 * @throws Error when a page or what a link inside of it leads to is missing
 */
export function assemble({dir, basePath, language, start, origin}: ManualOptions): Manual {
  const folder = {dir, basePath};
  const pages = pagesInOrder(folder, start);
  const chapters = chapterIds(pages, start);
  const context = {
    language,
    origin,
    chapterOf: (path: string) => chapters.get(path) ?? null,
    picture: (path: string) => dataAddress(join(dir, decodeURI(path).slice(basePath.length))),
  };
  const html = pages.map((page) => chapterHtml(page, context)).join('\n');
  const $ = load(html, null, false);
  checkIds($);
  return {
    language,
    address: origin + encodeURI(start),
    html,
    entries: entriesOf($),
    chapters,
    css: sheetsOf(
      folder,
      pages.map(({path}) => fileOf(folder, path)),
    ),
  };
}
