import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';
import {cacheControl, contentType} from './headers';
import {chooseVariant} from './variant';

/** A whole answer before it is sent, for tests that need a faulty server. */
export interface Answer {
  /** Path of the file in the built folder, with slashes. */
  file: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Changes an answer. A promise that never settles is a server that never answers; an error breaks the connection. */
export type Transform = (answer: Answer, request: IncomingMessage) => Answer | Promise<Answer>;

/** Ends a request with a line of plain text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = Buffer.from(`${text}\n`);
  response.removeHeader('Content-Encoding');
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

interface File {
  dir: string;
  file: string;
  status: 200 | 404;
  has: (file: string) => boolean;
}

/** Sends a file with conditional requests, ranges and compressed twins; a 404 page is always sent whole. */
export function sendFile(request: IncomingMessage, response: ServerResponse, {dir, file, status, has}: File): void {
  const variant = chooseVariant(file, request.headers['accept-encoding'] ?? '', has);
  response.statusCode = status;
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Cache-Control', cacheControl(file));
  if (variant.varies) {
    response.setHeader('Vary', 'Accept-Encoding');
  }
  if (variant.encoding) {
    response.setHeader('Content-Encoding', variant.encoding);
  }
  const isFound = status === 200;
  const path = `/${variant.file.split('/').map(encodeURIComponent).join('/')}`;
  send(request, path, {
    root: dir,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: isFound,
    etag: isFound,
    lastModified: isFound,
  })
    .on('error', (error: {status: number; message: string; headers?: Record<string, string>}) => {
      for (const [name, value] of Object.entries(error.headers ?? {})) {
        response.setHeader(name, value);
      }
      sendText(response, error.status, error.message);
    })
    .pipe(response);
}

/** Sends a file through a test's transformation, whole and uncompressed. */
export async function sendTransformed(
  request: IncomingMessage,
  response: ServerResponse,
  {dir, file, status}: File,
  transform: Transform,
): Promise<void> {
  const headers = {'Content-Type': contentType(file), 'Cache-Control': 'no-cache'};
  const answer = await transform({file, status, headers, body: await readFile(join(dir, file))}, request);
  response.writeHead(answer.status, {'Content-Length': answer.body.length, ...answer.headers});
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
