import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {KnownSources} from '../../../plugins/content-checks/sources';
import type {SourcesLockFile} from '../../../src/facts';

const fileIn = (root: string): string => path.join(root, 'facts', 'sources.lock.json');

/** Reads the lock file of the manual, in which a build looks up the places that pages name. */
export function readLock(root: string): SourcesLockFile & KnownSources {
  return JSON.parse(readFileSync(fileIn(root), 'utf8')) as SourcesLockFile;
}

/** A list of short texts on one line: the file is read by people when it changes. */
const oneLine = (text: string): string =>
  text.replaceAll(/\[\s+([^[\]]*?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`);

/** Writes the lock file in the order of names, so that two branches differ where they mean to. */
export function writeLock(root: string, {plugin, places, pages}: SourcesLockFile): void {
  const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({plugin, places: sorted(places), pages: sorted(pages)}, null, 2);
  writeFileSync(fileIn(root), `${oneLine(text)}\n`);
}
