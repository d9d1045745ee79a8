import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locale} from '../../config/locales.ts';
import {readEnvironment} from '../../config/environment.ts';
import {hashInputs} from '../../scripts/build/inputs.ts';
import {hashOutput} from '../../scripts/build/state.ts';
import {Failure} from '../../scripts/cli.ts';
import {compressFolder} from '../../scripts/compress.ts';
import {addressOf, keepBuilt, MissingEngineError, writeManual, writeText, type Engine} from './engines/engine.ts';
import {oursWithSameText} from './engines/ours.ts';
import {peers} from './engines/peers.ts';
import type {Manual} from './text/manual.ts';

export type Say = (line: string) => void;

/** A built site that is measured. */
export interface Site {
  name: string;
  /** What it was built with, for the reader of the results. */
  version: string;
  dir: string;
  /** Fingerprint of what is in it. */
  build: string;
  hashed: RegExp | null;
  addressOf: (language: Locale, id: string) => string;
}

export const ourName = 'ours';
/** What every figure of the issue is measured against. */
export const unitName = 'Starlight';

export const engines: readonly Engine[] = [oursWithSameText, ...peers];
/** Every row of the tables, in order. */
export const siteNames: readonly string[] = [ourName, ...engines.map(({name}) => name)];

function ours(root: string): Site {
  const dir = join(root, 'build');
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Failure('There is no build to measure: npm run build.');
  }
  return {
    name: ourName,
    version: oursWithSameText.version(root),
    dir,
    build: hashOutput(dir) ?? '',
    hashed: oursWithSameText.hashed,
    addressOf: (language, id) => addressOf(language, id, false),
  };
}

/** What a twin was built from: the site with its text, and the engine. */
function stampOf(engine: Engine, root: string, manual: Manual): string {
  const hash = createHash('sha256').update(JSON.stringify(manual)).update(engine.name);
  if (engine === oursWithSameText) {
    hash.update(hashInputs(root, readEnvironment()));
  }
  for (const folder of ['text', 'text-site', 'engines', 'peers']) {
    const entries = readdirSync(join(root, 'bench', 'speed', folder), {recursive: true, withFileTypes: true});
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    files.sort().forEach((file) => hash.update(`\0${file}\0`).update(readFileSync(file)));
  }
  return hash.update(engine.version(root)).digest('hex');
}

async function builtTwin(engine: Engine, root: string, manual: Manual, say: Say): Promise<string> {
  await engine.install(root);
  const stampFile = join(root, '.cache', 'speed', `${engine.name.replace(/\W+/g, '-')}.stamp`);
  const stamp = stampOf(engine, root, manual);
  const [last = '', dir = ''] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split('\n') : [];
  if (last === stamp && existsSync(dir)) {
    return dir;
  }
  say(`building ${engine.name}`);
  writeManual(engine, root, manual);
  await engine.build(root);
  await engine.finish?.(join(root, engine.outDir));
  await compressFolder(join(root, engine.outDir));
  const kept = keepBuilt(engine, root);
  writeText(stampFile, `${stamp}\n${kept}`);
  return kept;
}

/**
 * The sites of these names, built where they are not. A peer that cannot be installed or built is skipped with a word.
 * @throws Failure when our own site is not built
 */
export async function makeSites(root: string, manual: Manual, names: readonly string[], say: Say): Promise<Site[]> {
  const sites = names.includes(ourName) ? [ours(root)] : [];
  for (const engine of engines.filter(({name}) => names.includes(name))) {
    try {
      const dir = await builtTwin(engine, root, manual, say);
      sites.push({
        name: engine.name,
        dir,
        build: hashOutput(dir) ?? '',
        version: engine.version(root),
        hashed: engine.hashed,
        addressOf: (language, id) => addressOf(language, id, engine.slashed),
      });
    } catch (error) {
      if (!(error instanceof MissingEngineError)) {
        throw error;
      }
      say(`skipped: ${error.message}`);
    }
  }
  return sites;
}
