import {readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {contentType} from '../../../scripts/server/headers';
import {listen} from '../../../scripts/server/listen';
import {siteFolder} from './address';

/** A host on which the site is deployed again and again; each deployment takes the files of the one before away. */
export interface Deployments {
  /** Address of the landing page. */
  url: string;
  /** From now on all hashed files have other names, and no others are there. */
  deploy: () => void;
  close: () => Promise<void>;
}

const hashedFolders = ['assets/js', 'assets/css', 'en/assets/js', 'en/assets/css'];
const hash = /(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g;

/** Another hash of the same file, made by adding to each of its digits. */
function turned(text: string, by: number): string {
  return text.replace(/./g, (digit) => ((parseInt(digit, 16) + by + 16) % 16).toString(16));
}

const ending = /(?<=\.)[0-9a-f]{8}(?=\.(?:js|css)$)/;

/** Hashes of contents. Names of parts look alike, and are in scripts where a digit must not come first. */
function knownHashes(dir: string): Set<string> {
  const names = hashedFolders.flatMap((folder) => readdirSync(join(dir, folder)));
  return new Set(names.flatMap((name) => ending.exec(name) ?? []));
}

const isFile = (path: string) => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

/** What is at the root of the origin: a page and a service worker of another project. */
export type Neighbor = Readonly<Record<string, string>>;

/**
 * Serves the build as GitHub Pages would, ten minutes of cache for every file, on a free port of loopback. The first
 * deployment is the build as it is; each further one has the same files under other hashes.
 * @param neighbor files of another project of the same origin, by their paths
 */
export async function startDeployments(basePath: string, neighbor: Neighbor = {}): Promise<Deployments> {
  const dir = siteFolder();
  const hashes = knownHashes(dir);
  let turn = 0;

  const send = (response: ServerResponse, status: number, file: string, body: Buffer | string) => {
    response.writeHead(status, {'Content-Type': contentType(file), 'Cache-Control': 'max-age=600'}).end(body);
  };

  /** Name in the build of what is asked for; null for a hashed file of another deployment. */
  const original = (path: string): string | null => {
    if (!hashedFolders.some((folder) => path.startsWith(`${folder}/`))) {
      return path;
    }
    const name = path.replace(ending, (found) => turned(found, -turn));
    return hashes.has(ending.exec(name)?.[0] ?? '') ? name : null;
  };

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    const foreign = neighbor[pathname];
    if (foreign !== undefined) {
      send(response, 200, pathname.endsWith('.js') ? pathname : 'index.html', foreign);
      return;
    }
    const path = original(decodeURIComponent(pathname.slice(basePath.length)));
    const wanted = [path, `${path}.html`, `${path}index.html`];
    const file = path === null ? undefined : wanted.find((one) => one !== null && isFile(join(dir, one)));
    const body = readFileSync(join(dir, file ?? '404.html'));
    const isText = /\.(?:html|js|css)$/.test(file ?? '404.html');
    const name = file ?? '404.html';
    send(
      response,
      file === undefined ? 404 : 200,
      name,
      isText ? body.toString().replace(hash, (found) => (hashes.has(found) ? turned(found, turn) : found)) : body,
    );
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://localhost:${port}${basePath}`,
    deploy: () => {
      turn += 1;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
