import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {defaultLocale, locales} from '../../config/locales';
import {indexFileVersion, indexPath, type IndexFile} from '../../plugins/search/engine/indexFile';
import {Failure} from '../cli';

function parsed(path: string): IndexFile | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as IndexFile;
  } catch {
    return null;
  }
}

function readLocale(outDir: string, locale: string): IndexFile {
  const path = join(outDir, locale === defaultLocale ? '' : locale, indexPath);
  if (!existsSync(path)) {
    throw new Failure(`${path}: there is no search index for “${locale}”. Build the site with npm run build.`);
  }
  const file = parsed(path);
  if (file?.layout !== indexFileVersion) {
    throw new Failure(
      `${path}: got ${file ? `layout ${file.layout}` : 'no JSON'}, accepts layout ${indexFileVersion}. Build the site again with npm run build.`,
    );
  }
  return file;
}

/**
 * The search indexes of all languages that a build has left in its folder: the very words that the embedded engine
 * searches.
 * @throws Failure naming the file that is missing, broken or of another version
 */
export function readIndexFiles(outDir: string): IndexFile[] {
  return locales.map((locale) => readLocale(outDir, locale));
}
