import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {localeFolder, type Locale} from '../../config/locales';
import {indexPath, type IndexFile} from '../../plugins/search/engine/indexFile';
import {parseIndex} from '../../plugins/search/engine/packedIndex';
import {recordsOf, type SearchRecord} from '../../plugins/search/engine/records';
import {UserError} from '../../scripts/cli';

/** The index of the last build in one language, and its records, which every engine gets. */
export interface BuiltIndex {
  language: Locale;
  text: string;
  file: IndexFile;
  records: SearchRecord[];
}

/**
 * Reads the index that the last build wrote.
 * @throws UserError when there is no build
 */
export function readIndex(language: Locale): BuiltIndex {
  const path = fileURLToPath(new URL(`../../build/${localeFolder(language)}${indexPath}`, import.meta.url));
  try {
    const text = readFileSync(path, 'utf8');
    const file = parseIndex(text);
    return {language, text, file, records: recordsOf(file)};
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new UserError(`${path} is missing. Run “npm run build”.`);
    }
    throw cause;
  }
}

/**
 * Name of a page as the query sets have it: its path below the language, `intro` for the first page.
 * @param objectID of a record: path of the page, with an anchor for a section
 */
export function pageOf(objectID: string): string {
  const path = objectID.replace(/#.*$/, '').replace(/^\/wordpress\/(?:en\/?)?/, '');
  return path === '' ? 'intro' : path;
}
