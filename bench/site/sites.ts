import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Locale} from '../../config/locales.ts';
import {UserError} from '../../scripts/cli.ts';
import {compressFolder} from '../../plugins/post-build/compress.ts';
import {engines, oursWithSameText} from './engines/all.ts';
import {build, install, root, versionOf, writeManual, type Engine} from './engines/engine.ts';
import {addressOf} from './text/addresses.ts';
import type {Manual} from './text/manual.ts';

export type Log = (line: string) => void;

/** A built site that is measured. */
export interface Site {
  name: string;
  /** Of its engine. */
  version: string;
  /** Folder of the built and compressed site, absolute. */
  dir: string;
  /** Addresses of files whose names change with their content. */
  hashed: RegExp;
  addressOf: (language: Locale, id: string) => string;
}

const ourName = 'ours';

/** Every row of the tables, in order. */
export const siteNames: readonly string[] = [ourName, ...engines.map(({name}) => name)];

function siteOf(engine: Engine, name: string, dir: string): Site {
  return {
    name,
    version: versionOf(engine),
    dir,
    hashed: engine.hashed,
    addressOf: (language, id) => addressOf(language, id, engine.isSlashed),
  };
}

/** The site as it is published. */
function publishedSite(): Site {
  const dir = join(root, 'build');
  if (!existsSync(join(dir, 'index.html'))) {
    throw new UserError('There is no build to measure. Run “npm run build”.');
  }
  return siteOf(oursWithSameText, ourName, dir);
}

/**
 * The sites of these names; all but the published one are built.
 * @throws UserError when the site is not built, or an engine cannot be installed or built
 */
export async function makeSites(names: readonly string[], manual: Manual, log: Log): Promise<Site[]> {
  const sites = names.includes(ourName) ? [publishedSite()] : [];
  for (const engine of engines.filter(({name}) => names.includes(name))) {
    log(`building ${engine.name}`);
    await install(engine);
    writeManual(engine, manual);
    await build(engine);
    const dir = join(engine.folder, engine.outDir);
    await compressFolder(dir);
    sites.push(siteOf(engine, engine.name, dir));
  }
  return sites;
}
