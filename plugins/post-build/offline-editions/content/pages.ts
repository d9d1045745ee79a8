import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {categoriesOf, nextPage} from '../../../docusaurus/html';

/** A built page of the manual in its place. */
export interface ManualPage {
  /** Path on the site, decoded. */
  path: string;
  /** How many categories of the sidebar hold it. */
  depth: number;
  $: CheerioAPI;
}

/** The folder that the engine wrote and the path at which the site has it. */
export interface BuiltFolder {
  dir: string;
  /** Begins and ends with a slash. */
  basePath: string;
}

/** File of the page at a path of the site, decoded. */
export function fileOf({dir, basePath}: BuiltFolder, path: string): string {
  const inside = path.slice(basePath.length);
  const page = inside === '' || inside.endsWith('/') ? `${inside}index` : inside;
  return join(dir, `${page}.html`);
}

/**
 * The pages of a language in reading order: from its first page on, each leads to the next one of the sidebar, until
 * there is none or the sidebar names a page again.
 * @param start path of the first page on the site
 * @throws Error when a page leads to one that is not there, or lacks the links by which this is found out
 */
export function pagesInOrder(folder: BuiltFolder, start: string): ManualPage[] {
  const pages = new Map<string, ManualPage>();
  for (let path: string | undefined = start; path !== undefined && !pages.has(path);) {
    const file = fileOf(folder, path);
    if (!existsSync(file)) {
      throw new Error(`The offline edition follows the links to the next page, and ${path} should be ${file}.`);
    }
    // What readers without scripts get is part of the text.
    const $ = load(readFileSync(file, 'utf8'), {scriptingEnabled: false});
    pages.set(path, {path, depth: categoriesOf($, path).length, $});
    const next: string | undefined = nextPage($, path);
    path = next === undefined ? undefined : decodeURI(next);
  }
  return [...pages.values()];
}
