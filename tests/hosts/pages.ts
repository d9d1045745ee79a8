import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import {contentType} from '../../scripts/server/headers';
import {listen} from '../../scripts/server/listen';
import type {Host, HostOptions} from './host';

export interface PagesHost extends Host {
  /** A deployment: from now on there are the files of this folder and no others. */
  replace: (dir: string) => void;
}

interface Found {
  status: 200 | 404;
  file: string;
}

const isFile = (path: string) => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

/** What GitHub Pages answers to a path below the base: a file, a page of that name, an index, or its one 404 page. */
function find(dir: string, path: string): Found | 'slash' {
  const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const file = candidates.find((candidate) => isFile(join(dir, candidate)));
  if (file !== undefined) {
    return {status: 200, file};
  }
  return isFile(join(dir, path, 'index.html')) ? 'slash' : {status: 404, file: '404.html'};
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const packable = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;

function sendFile(request: IncomingMessage, response: ServerResponse, dir: string, {status, file}: Found): void {
  const content = readFileSync(join(dir, file));
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  const type = contentType(file);
  // Ten minutes for everything, pages and hashed files alike, and none of the headers that a site may want.
  const headers = {
    ETag: etag,
    'Cache-Control': 'max-age=600',
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isPacked = packable.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isPacked ? gzipSync(content) : content;
  response.writeHead(status, {
    ...headers,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(isPacked && {'Content-Encoding': 'gzip'}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves a built folder as GitHub Pages does, as far as readers see: no header of ours, ten minutes of cache for every
 * file, gzip but no brotli, one 404 page for all languages, and a deployment that takes all earlier files away.
 */
export async function startPages({dir, basePath}: HostOptions): Promise<PagesHost> {
  let folder = resolve(dir);
  const server = createServer((request, response) => {
    const [path = '', query] = (request.url ?? '/').split('?');
    const local = path.startsWith(basePath) ? decoded(path.slice(basePath.length)) : null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
    } else if (`${path}/` === basePath) {
      response.writeHead(301, {Location: basePath}).end();
    } else if (local === null || local.split(/[/\\]/).includes('..')) {
      response.writeHead(404).end();
    } else {
      const found = find(folder, local);
      if (found === 'slash') {
        response.writeHead(301, {Location: `${path}/${query === undefined ? '' : `?${query}`}`}).end();
      } else {
        sendFile(request, response, folder, found);
      }
    }
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://localhost:${port}${basePath}`,
    replace: (next) => {
      folder = resolve(next);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
