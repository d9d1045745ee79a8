import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {docsFolder, locales} from '../../../config/locales';

/** Root of the repository. */
export const siteDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of the built site; absent before the first build. */
export const buildDir = path.join(siteDir, 'build');

/** Folders of the pages by locale, from the root of the repository. */
export const pageFolders = locales.map((locale) => ({locale, folder: docsFolder(locale)}));
