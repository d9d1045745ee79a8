import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {UserError} from '../cli';
import {manifestFile, type Manifest} from '../../plugins/post-build/manifest';

/** A deployed site, at an address or in a folder. */
export interface Deployment {
  /** Content of a file; null when it is not there. */
  read: (file: string) => Promise<Buffer | null>;
}

/**
 * @param place http(s) address of the landing page, or a folder
 * @throws UserError from `read` when the site cannot be reached or answers with something else than a file
 */
export function deploymentAt(place: string): Deployment {
  if (!/^https?:\/\//.test(place)) {
    return {
      read: (file) => Promise.resolve(existsSync(join(place, file)) ? readFileSync(join(place, file)) : null),
    };
  }
  const base = place.endsWith('/') ? place : `${place}/`;
  return {
    read: async (file) => {
      const url = base + file.split('/').map(encodeURIComponent).join('/');
      // Past the caches on the way: a host may hold a file for ten minutes.
      const response = await fetch(`${url}?fresh=${Date.now()}`, {cache: 'no-store'}).catch((error: unknown) => {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
        throw new UserError(`${url} cannot be reached: ${cause}`);
      });
      const content = Buffer.from(await response.arrayBuffer());
      if (response.status === 404) {
        return null;
      }
      if (!response.ok) {
        throw new UserError(`${url} answers ${response.status}.`);
      }
      return content;
    },
  };
}

/** The manifest of a deployment; null when it has none. */
export async function manifestOf(deployment: Deployment): Promise<Manifest | null> {
  const content = await deployment.read(manifestFile);
  return content && (JSON.parse(content.toString()) as Manifest);
}
