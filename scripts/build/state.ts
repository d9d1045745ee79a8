import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {BuildWarning} from './warnings';

/** What is remembered of the last successful build. */
export interface BuildState {
  inputs: string;
  output: string;
  warnings: BuildWarning[];
}

/** Fingerprint of names, sizes and times in a built folder; null when there is none. */
export function hashOutput(dir: string): string | null {
  if (!existsSync(join(dir, 'index.html'))) {
    return null;
  }
  const lines = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const {size, mtimeMs} = statSync(path);
      return `${path.slice(dir.length)} ${size} ${mtimeMs}`;
    });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** The remembered build; null when there is none that can be read. */
export function readState(path: string): BuildState | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as BuildState;
  } catch {
    return null;
  }
}

export function writeState(path: string, state: BuildState): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, `${JSON.stringify(state, null, 2)}\n`);
}

export function forgetState(path: string): void {
  rmSync(path, {force: true});
}
