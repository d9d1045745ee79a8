import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {indexPath, type IndexFile} from '../../../plugins/search/engine/indexFile.ts';
import {parseIndex} from '../../../plugins/search/engine/packedIndex.ts';
import {recordsOf, type SearchRecord} from '../../../plugins/search/engine/records.ts';

export type Language = 'en' | 'ru';

export const languages: readonly Language[] = ['ru', 'en'];

/** The built site of one language, as every engine of the comparison gets it. */
export interface Site {
  language: Language;
  file: IndexFile;
  records: SearchRecord[];
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the build that is measured. */
export const buildFolder = join(repository, 'build');

/** Path of a locale's index in the build. */
export function indexFileOf(language: Language): string {
  return join(buildFolder, language === 'ru' ? '' : language, indexPath);
}

/**
 * Index of a language as the last build wrote it.
 * @throws Error when there is no build
 */
export async function readSite(language: Language): Promise<Site> {
  const path = indexFileOf(language);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} is missing. Run “npm run build” first.`, {cause});
  });
  const file = parseIndex(text);
  return {language, file, records: recordsOf(file)};
}

/**
 * Name of a page as the query sets have it: its path under the base URL and the locale, `intro` for the first page.
 * @param objectID of a record: path of the page, with an anchor for a section
 */
export function pageOf(objectID: string): string {
  const path = objectID.replace(/#.*$/, '').replace(/^\/wordpress\/(?:en\/?)?/, '');
  return path === '' ? 'intro' : path;
}
