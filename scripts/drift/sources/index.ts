import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginState, SourcesUnclaimedFile, Unclaimed} from '../../../src/facts';
import type {PluginSource} from '../source';
import {cleared} from './clear';
import {changesIn, unnamedIn} from './compare';
import {readLock, writeLock} from './lock';
import {manualPages} from './pages';
import {placesOf} from './places';
import {sourcesReport} from './report';
import {isOlder} from './state';

function readUnclaimed(root: string): Unclaimed[] {
  const file = path.join(root, 'facts', 'sources-unclaimed.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as SourcesUnclaimedFile).unclaimed;
}

/** Compares the sources that the pages of a manual name with a state of the plugin: lines, and whether one is drift. */
export async function compareSources(
  root: string,
  source: PluginSource,
  {version}: PluginState,
): Promise<{lines: string[]; drift: boolean}> {
  const [lock, pages, places] = [readLock(root), await manualPages(root), placesOf(source)];
  const changes = changesIn(pages, places, lock);
  const unnamed = unnamedIn(pages, places, readUnclaimed(root));
  const older = pages.filter(
    (page) => page.claims.length > 0 && isOlder(page.checkedWith, version) && !changes.some((one) => one.page === page),
  );
  return {
    lines: sourcesReport({changes, unnamed, older}, lock),
    drift: changes.length > 0 || unnamed.places.length > 0,
  };
}

/**
 * Writes down that pages were read against a state of the plugin.
 * @param files pages, from the root of the manual
 * @returns a sentence on what was done
 * @throws ClearError at the first page that is not ready; none is written then
 */
export async function clearPages(
  root: string,
  files: readonly string[],
  source: PluginSource,
  plugin: PluginState,
): Promise<string> {
  const [pages, places] = [await manualPages(root), placesOf(source)];
  const lock = files.reduce((before, given) => {
    const file = given.replace(/^\.\//, '');
    const page = pages.find((one) => one.file === file) ?? {file, checkedWith: '', claims: []};
    return cleared(before, page, places, plugin);
  }, readLock(root));
  writeLock(root, lock);
  return `Cleared with ${plugin.version}: ${files.join(', ')}.`;
}
