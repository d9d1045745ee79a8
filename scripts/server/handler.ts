import {statSync} from 'node:fs';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {join} from 'node:path';
import type {Readable} from 'node:stream';
import sirv from 'sirv';
import {cacheControl, contentType, siteHeaders} from './headers';
import {findRoute} from './route';

export interface HandlerOptions {
  /** Built folder. */
  dir: string;
  /** Begins and ends with a slash. */
  basePath: string;
  /**
   * Simulates a faulty server in tests. It is called before a file of the folder is sent; it may wait, set headers, or
   * answer itself and resolve with true. An error breaks the connection.
   */
  intercept?: (file: string, response: ServerResponse) => Promise<boolean>;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Too long for the file system, or a NUL in it.
    return false;
  }
}

function sendText(response: ServerResponse, status: number, text: string, headers?: OutgoingHttpHeaders): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers});
  response.end(`${text}\n`);
}

/** sirv 3.0.2 crashes on the range 5-2, sends others than -3 and 0-0 ask for, and does not know If-Range. */
function dropMisreadRange({headers}: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isUnderstood = end === '' || (Number(end) > 0 && Number(start) <= Number(end));
  if (!isUnderstood || headers['if-range'] !== undefined) {
    delete headers.range;
  }
}

/** Makes sirv, which has no option for the status, send a whole page with 404. */
function sendAsNotFound({headers}: IncomingMessage, response: ServerResponse): void {
  delete headers.range;
  delete headers['if-none-match'];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((_: number, sent: OutgoingHttpHeaders) => writeHead(404, sent)) as ServerResponse['writeHead'];
}

/** Returns a listener for requests that answers from a built folder as a static host does, and never throws. */
export function createHandler({dir, basePath, intercept}: HandlerOptions) {
  const site = {basePath, isFile: (file: string) => isFile(join(dir, file))};
  const sendFile = sirv(dir, {
    // Looks at the disk for each request: the folder may be built again while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Content-Type', contentType(path));
      response.setHeader('Cache-Control', response.getHeader('Cache-Control') ?? cacheControl(path));
    },
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    Object.entries(siteHeaders(dir)).forEach(([name, value]) => response.setHeader(name, value));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, `Method ${request.method ?? ''} is not allowed here`, {Allow: 'GET, HEAD'});
      return;
    }
    const route = findRoute(request.url ?? '', site);
    if (route === null) {
      sendText(response, 400, 'Malformed address');
    } else if ('location' in route) {
      sendText(response, route.status, 'The page is at another address', {Location: route.location});
    } else if (!site.isFile(route.file)) {
      sendText(response, 404, 'Not found');
    } else if (!(await intercept?.(route.file, response))) {
      dropMisreadRange(request);
      if (route.status === 404) {
        sendAsNotFound(request, response);
      }
      // sirv does not close the file when the reader leaves, and a file that vanishes would end the process.
      response.once('pipe', (source: Readable) => {
        source.once('error', () => response.destroy());
        response.once('close', () => source.destroy());
      });
      request.url = `/${encodeURI(route.file)}`;
      sendFile(request, response);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => response.destroy());
  };
}
