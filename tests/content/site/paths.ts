import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Root of the repository. */
export const siteDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of the built site; absent before the first build. */
export const buildDir = path.join(siteDir, 'build');

/** Folders of the pages by locale, from the root of the repository. */
export const pageFolders = [
  {locale: 'ru', folder: 'docs'},
  {locale: 'en', folder: 'i18n/en/docusaurus-plugin-content-docs/current'},
] as const;
