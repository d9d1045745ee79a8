import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {indexPath, type IndexFile} from '../engine/indexFile.ts';
import {parseIndex} from '../engine/packedIndex.ts';
import {packIndex} from './packIndex.ts';
import {tieTwins} from './twins.ts';

/** Where a locale of the site is built. */
export interface LocaleFolder {
  dir: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
}

/** Writes the index of a locale into the folder where the locale is built. */
export async function writeIndex(file: IndexFile, dir: string): Promise<void> {
  const path = join(dir, indexPath);
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, JSON.stringify(packIndex(file)));
}

/**
 * Ties the written indexes of all locales with each other, so that a heading is found by its name in another language
 * too. It comes after the build of them all: each locale is built for itself.
 * @throws Error when a locale has no index
 */
export async function tieIndexes(locales: readonly LocaleFolder[]): Promise<void> {
  const written = await Promise.all(
    locales.map(async ({dir, baseUrl}) => {
      const file = parseIndex(await readFile(join(dir, indexPath), 'utf8'));
      return {file, baseUrl, dir};
    }),
  );
  for (const index of written) {
    tieTwins(
      index,
      written.filter((other) => other !== index),
    );
  }
  await Promise.all(written.map(({file, dir}) => writeIndex(file, dir)));
}
