import {createServer} from 'node:http';
import {createHandler, type HandlerOptions} from './handler';
import {listen} from './listen';

export interface ServerOptions extends HandlerOptions {
  /** Wanted port; the next free one is used when it is taken, 0 means any. */
  port: number;
  /** Address to listen on; loopback by default. */
  host?: string;
}

export interface RunningServer {
  port: number;
  /** Address of the landing page. */
  url: string;
  /** Stops listening and ends every connection. */
  close(): Promise<void>;
}

/**
 * Serves a built folder the way a static host does.
 * @throws Error when no port is free
 */
export async function startServer({port, host = '127.0.0.1', ...options}: ServerOptions): Promise<RunningServer> {
  const server = createServer(createHandler(options));
  const usedPort = await listen(server, port, host);
  return {
    port: usedPort,
    url: `http://localhost:${usedPort}${options.basePath}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
