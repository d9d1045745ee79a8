import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Locale} from '../../config/locales';
import {UserError} from '../../scripts/cli';
import {compressFolder} from '../../plugins/post-build/compress';
import {engines, oursWithSameText} from './engines/all';
import {build, install, root, versionOf, writeManual, type Engine} from './engines/engine';
import {addressOf} from './text/addresses';
import type {Manual} from './text/manual';

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

/** The site as it is published, from a folder that a build has written. */
function publishedSite(name: string, dir: string): Site {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new UserError(`There is no build in ${dir}. Run “npm run build”.`);
  }
  return siteOf(oursWithSameText, name, dir);
}

/**
 * The sites of these names; all but the published ones are built.
 * @param beside folder of another build of ours, or null
 * @throws UserError when the site is not built, or an engine cannot be installed or built
 */
export async function makeSites(
  names: readonly string[],
  beside: string | null,
  manual: Manual,
  log: Log,
): Promise<Site[]> {
  const sites = names.includes(ourName) ? [publishedSite(ourName, join(root, 'build'))] : [];
  if (beside !== null) {
    sites.push(publishedSite('ours, another build', resolve(beside)));
  }
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
