import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {compressFile} from '../../plugins/post-build/compress';
import {cacheControl} from '../server/headers';
import {manifestOf, type Deployment} from './deployment';
import {sha256} from '../../plugins/post-build/manifest';

/** List of the files of earlier deployments that a deployment still has, in the built folder. */
export const retainedList = 'retained.json';

/** Path → its SHA-256 and when a deployment came that no longer needed it, ISO 8601. */
export type RetainedFiles = Record<string, {sha256: string; since: string}>;

export interface RetainResult {
  added: string[];
  /** Retained until now and too old. */
  pruned: string[];
}

interface RetainOptions {
  previous: Deployment;
  /** Built and tested folder that is to be deployed. */
  dir: string;
  now: Date;
  days: number;
}

const dayMs = 86_400_000;

/** Only what has its content in its name: a page of an earlier deployment must never answer again. */
const isRetainable = (file: string) => cacheControl(file).includes('immutable') && !file.endsWith('.html');

async function retainedBefore(previous: Deployment): Promise<RetainedFiles> {
  const content = await previous.read(retainedList);
  return content === null ? {} : (JSON.parse(content.toString()) as RetainedFiles);
}

/**
 * Adds to a built folder the hashed files of earlier deployments, so that pages that are open or cached find what they
 * ask for. A file goes when it has not been needed for that many days. Files of the build are never touched.
 * @throws Error when the previous deployment sends a file that is not the one of its own manifest
 */
export async function retainAssets({previous, dir, now, days}: RetainOptions): Promise<RetainResult> {
  const manifest = await manifestOf(previous);
  const candidates: RetainedFiles = {...(await retainedBefore(previous))};
  for (const [file, hash] of Object.entries(manifest?.files ?? {})) {
    candidates[file] = {sha256: hash, since: now.toISOString()};
  }
  const retained: RetainedFiles = {};
  const pruned: string[] = [];
  for (const [file, one] of Object.entries(candidates)) {
    if (!isRetainable(file) || file.includes('..') || existsSync(join(dir, file))) {
      continue;
    }
    if (now.getTime() - Date.parse(one.since) > days * dayMs) {
      pruned.push(file);
      continue;
    }
    const content = await previous.read(file);
    if (content === null) {
      continue;
    }
    if (sha256(content) !== one.sha256) {
      throw new Error(`${file} of the previous deployment is not the one of its manifest.`);
    }
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), content);
    await compressFile(join(dir, file));
    retained[file] = one;
  }
  writeFileSync(join(dir, retainedList), `${JSON.stringify(retained, null, 2)}\n`);
  return {added: Object.keys(retained).sort(), pruned: pruned.sort()};
}
