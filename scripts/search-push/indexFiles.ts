import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {defaultLocale, locales} from '../../config/locales';
import {indexPath, type IndexFile} from '../../plugins/search/engine/indexFile';
import {parseIndex} from '../../plugins/search/engine/packedIndex';
import {Failure} from '../cli';

function readLocale(outDir: string, locale: string): IndexFile {
  const path = join(outDir, locale === defaultLocale ? '' : locale, indexPath);
  if (!existsSync(path)) {
    throw new Failure(`${path}: there is no search index for “${locale}”. Build the site with npm run build.`);
  }
  try {
    return parseIndex(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`${path}: ${reason}. Build the site again with npm run build.`);
  }
}

/**
 * The search indexes of all languages that a build has left in its folder: the very words that the embedded engine
 * searches.
 * @throws Failure naming the file that is missing, broken or of another version
 */
export function readIndexFiles(outDir: string): IndexFile[] {
  return locales.map((locale) => readLocale(outDir, locale));
}
