import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {localeFolder, locales} from '../../config/locales';
import {indexPath, type IndexFile} from '../../plugins/search/engine/indexFile';
import {parseIndex} from '../../plugins/search/engine/packedIndex';
import {UserError} from '../cli';

/**
 * The search indexes that a build has written for all languages, the same that the embedded engine searches.
 * @throws UserError naming the file that is missing, broken or has another layout
 */
export function readIndexFiles(outDir: string): IndexFile[] {
  return locales.map((locale) => {
    const path = join(outDir, localeFolder(locale), indexPath);
    try {
      return parseIndex(readFileSync(path, 'utf8'));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UserError(`${path}: ${reason}. Build the site with npm run build.`);
    }
  });
}
