import {createServer} from 'node:http';
import {resolve} from 'node:path';
import {createHandler} from './handler';
import {listen} from './listen';
import {refuse} from './refuse';
import type {Transform} from './respond';
import {inTurns} from './turns';

export interface ServerOptions {
  /** Built folder. */
  dir: string;
  /** Wanted port; the next free one is taken when it is not free, 0 takes any. */
  port: number;
  /** Path under which the site was built, such as /wordpress/. */
  basePath: string;
  /** Address to listen on; loopback unless told. */
  host?: string;
  /** Changes every answer; for tests of faults. */
  transform?: Transform;
}

export interface RunningServer {
  port: number;
  /** Address of the landing page. */
  url: string;
  /** Stops listening and ends every connection. */
  close(): Promise<void>;
}

const limits = {headersMs: 10_000, requestMs: 20_000, idleMs: 60_000, headerBytes: 32_768};

/**
 * Serves a built folder the way a static host does.
 * @throws Error when no port is free
 */
export async function startServer({
  dir,
  port,
  basePath,
  host = '127.0.0.1',
  transform,
}: ServerOptions): Promise<RunningServer> {
  const server = createServer(
    {maxHeaderSize: limits.headerBytes, connectionsCheckingInterval: 1_000},
    inTurns(createHandler({dir: resolve(dir), basePath, transform})),
  );
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.setTimeout(limits.idleMs, (socket) => socket.destroy());
  server.on('clientError', refuse);
  const taken = await listen(server, port, host);
  return {
    port: taken,
    url: `http://localhost:${taken}${basePath}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
