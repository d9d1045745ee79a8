import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PluginState} from '../../../src/facts';

function git(folder: string, ...args: string[]): string | null {
  const {status, stdout} = spawnSync('git', ['-C', folder, ...args], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : null;
}

/**
 * What state of the plugin a path holds: checkouts have “dev” in their header, the last tag is more exact.
 * @param header version of the main file's header
 */
export function stateOf(given: string, header: string): PluginState {
  const hasHistory = existsSync(path.join(given, '.git'));
  const tag = hasHistory ? git(given, 'describe', '--tags', '--abbrev=0') : null;
  return {
    version: /^\d/.test(header) ? header : (tag?.replace(/^v/, '') ?? header),
    commit: hasHistory ? git(given, 'rev-parse', '--short=7', 'HEAD') : null,
  };
}

/** The line of a version, major and minor, as pages name it in `checked_with`. */
export function lineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Whether the line of a version comes before the line of another one. */
export function isOlder(version: string, than: string): boolean {
  const [[major = 0, minor = 0], [thanMajor = 0, thanMinor = 0]] = [version, than].map((one) =>
    one.split('.').map(Number),
  ) as [number[], number[]];
  return major < thanMajor || (major === thanMajor && minor < thanMinor);
}
