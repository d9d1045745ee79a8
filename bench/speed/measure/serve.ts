import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createHandler} from '../../../scripts/server/handler.ts';
import {base} from '../engines/engine.ts';

export interface Served {
  origin: string;
  close: () => void;
}

/** Our own assets are known to the server by their names; those of other engines are kept for ever as well. */
function keepForEver(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'Cache-Control' ? 'public, max-age=31536000, immutable' : value);
}

/**
 * Serves a built folder as the site is served, on loopback.
 * @param hashed paths of files whose names change with their content
 */
export async function serve(dir: string, hashed: RegExp): Promise<Served> {
  const handle = createHandler({dir, basePath: base});
  const server = createServer((request, response) => {
    if (hashed.test(request.url ?? '')) {
      keepForEver(response);
    }
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
