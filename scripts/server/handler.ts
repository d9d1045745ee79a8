import {statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {headersFile, nginxFile} from '../../plugins/security';
import {currentHeaders} from './headers';
import {readRequestPath} from './request-path';
import {sendFile, sendText, sendTransformed, type Transform} from './respond';
import {findRoute} from './route';

export interface HandlerOptions {
  /** Built folder. */
  dir: string;
  /** Begins and ends with a slash. */
  basePath: string;
  transform?: Transform | undefined;
}

/** A path that cannot be looked up (too long, no rights) is no file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const compressed = /\.(?:br|gz)$/;

/** Answers requests from a built folder as a static host does; never throws, whatever the request. */
export function createHandler({dir, basePath, transform}: HandlerOptions) {
  const headers = currentHeaders(dir);
  const exists = (file: string) => isFile(join(dir, file));
  const forHosts = [headersFile, nginxFile];
  // A compressed twin is a form of its file, not an address of its own.
  const has = (file: string) =>
    !forHosts.includes(file) && !(compressed.test(file) && exists(file.replace(compressed, ''))) && exists(file);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, `Method ${request.method ?? ''} is not allowed here`);
      return;
    }
    const path = readRequestPath(request.url ?? '');
    if ('status' in path && path.status === 400) {
      sendText(response, 400, 'Malformed address');
      return;
    }
    const route =
      'status' in path ? ({kind: 'missing', page: '404.html'} as const) : findRoute({basePath, has}, path.segments);
    if (route.kind === 'redirect') {
      response.setHeader('Location', route.path + ('query' in path ? path.query : ''));
      sendText(response, route.status, 'The page is at another address');
      return;
    }
    const isFound = route.kind === 'file';
    const file = isFound ? route.file : route.page;
    if (!exists(file)) {
      sendText(response, 404, 'Not found');
      return;
    }
    const page = {dir, file, status: isFound ? 200 : 404, has: exists} as const;
    if (transform) {
      await sendTransformed(request, response, page, transform);
    } else {
      sendFile(request, response, page);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(headers())) {
      response.setHeader(name, value);
    }
    answer(request, response).catch(() => response.destroy());
  };
}
