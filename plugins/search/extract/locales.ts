import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {indexPath, type IndexFile} from '../engine/indexFile.ts';
import {parseIndex} from '../engine/packedIndex.ts';
import {packIndex} from './packIndex.ts';
import {tieTwins, type LocaleIndex} from './twins.ts';

/** Where a locale of the site is built. */
export interface LocaleFolder {
  outDir: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
}

/**
 * Folders of the other locales of a build, from their base URLs: `/wordpress/en/` lies in `en/` of `/wordpress/`.
 * A locale that is built alone has no others.
 */
export function otherFolders(own: LocaleFolder, baseUrls: readonly string[]): LocaleFolder[] {
  const root = [own.baseUrl, ...baseUrls].sort((a, b) => a.length - b.length)[0] ?? own.baseUrl;
  const depth = own.baseUrl.slice(root.length).split('/').filter(Boolean).length;
  const rootDir = join(own.outDir, ...Array<string>(depth).fill('..'));
  return baseUrls
    .filter((baseUrl) => baseUrl !== own.baseUrl && baseUrl.startsWith(root))
    .map((baseUrl) => ({baseUrl, outDir: join(rootDir, baseUrl.slice(root.length).replace(/\/$/, ''))}));
}

async function builtIndexes(folders: readonly LocaleFolder[]): Promise<(LocaleIndex & {path: string})[]> {
  const built = folders.map(({outDir, baseUrl}) => ({path: join(outDir, indexPath), baseUrl}));
  return Promise.all(
    built
      .filter(({path}) => existsSync(path))
      .map(async ({path, baseUrl}) => ({path, baseUrl, file: parseIndex(await readFile(path, 'utf8'))})),
  );
}

/** Writes the index of a locale and ties it with those of the locales that are built already. */
export async function writeIndex(file: IndexFile, own: LocaleFolder, baseUrls: readonly string[]): Promise<void> {
  const ownIndex = {file, baseUrl: own.baseUrl, path: join(own.outDir, indexPath)};
  const all = [ownIndex, ...(await builtIndexes(otherFolders(own, baseUrls)))];
  for (const index of all) {
    tieTwins(
      index,
      all.filter((other) => other !== index),
    );
  }
  await mkdir(dirname(ownIndex.path), {recursive: true});
  await Promise.all(all.map((index) => writeFile(index.path, JSON.stringify(packIndex(index.file)))));
}
