import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {KnownSources} from '../../../plugins/content-checks/sources';
import type {State} from './state';

/** A page when it was last read against the plugin. */
export interface ReadPage {
  plugin: State;
  /** Digests of the places that it named then. */
  digests: Readonly<Record<string, string>>;
}

/** facts/sources.lock.json: written by the drift command, never by hand. */
export interface Lock extends KnownSources {
  /** State of the plugin whose places it knows. */
  plugin: State;
  /** Page, from the root of the repository → what it was read against. */
  pages: Readonly<Record<string, ReadPage>>;
}

const fileIn = (root: string): string => path.join(root, 'facts', 'sources.lock.json');

/** Reads the lock file of the manual. */
export function readLock(root: string): Lock {
  return JSON.parse(readFileSync(fileIn(root), 'utf8')) as Lock;
}

/** A list of short texts on one line: the file is read by people when it changes. */
const oneLine = (text: string): string =>
  text.replaceAll(/\[\s+([^[\]]*?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`);

/** Writes the lock file in the order of names, so that two branches differ where they mean to. */
export function writeLock(root: string, {plugin, places, pages}: Lock): void {
  const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({plugin, places: sorted(places), pages: sorted(pages)}, null, 2);
  writeFileSync(fileIn(root), `${oneLine(text)}\n`);
}
