import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(join(folder, 'package.json'));

/** A peer that is not installed: said once, left out of the tables. */
export class MissingPeerError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`${name} is not installed (npm ci --prefix bench/search)`, options);
    this.name = 'MissingPeerError';
  }
}

function resolve(name: string): string {
  try {
    return require.resolve(name);
  } catch (cause) {
    throw new MissingPeerError(name, {cause});
  }
}

/** A CommonJS package of the peers; its shape is declared by whoever asks. */
export function loadPeer<T>(name: string): T {
  resolve(name);
  return require(name) as T;
}

/**
 * An ES module of the peers.
 * @param file its path in the package, for a package that a CommonJS resolver does not see
 */
export async function importPeer<T>(name: string, file?: string): Promise<T> {
  const path = file === undefined ? resolve(name) : join(folder, 'node_modules', name, file);
  try {
    return (await import(pathToFileURL(path).href)) as T;
  } catch (cause) {
    throw existsSync(path) ? cause : new MissingPeerError(name, {cause});
  }
}
