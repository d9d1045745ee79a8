import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from './problem';

/** A folder that holds the pages of one locale. */
export interface PageFolder {
  locale: string;
  /** Path from the root of the site, with forward slashes. */
  folder: string;
}

/** Pages of a folder as paths inside it, sorted; none when the folder does not exist. */
export function pagesIn(siteDir: string, {folder}: PageFolder): string[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) {
    return [];
  }
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Pages that exist in some of the folders and lack in another. */
export function missingTranslations(siteDir: string, folders: readonly PageFolder[]): Problem[] {
  const present = folders.map((folder) => ({...folder, pages: new Set(pagesIn(siteDir, folder))}));
  const all = [...new Set(present.flatMap(({pages}) => [...pages]))].sort();
  return all.flatMap((page) => {
    const having = present.find(({pages}) => pages.has(page));
    return present
      .filter(({pages}) => !pages.has(page))
      .map(({locale, folder}) => ({
        file: `${folder}/${page}`,
        value: `the page has no “${locale}” translation of ${having?.folder}/${page}`,
        fix: `Write ${folder}/${page}, or delete ${having?.folder}/${page}`,
      }));
  });
}
