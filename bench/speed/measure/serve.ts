import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createHandler} from '../../../scripts/server/handler.ts';
import {base} from '../engines/engine.ts';

export interface Served {
  origin: string;
  close: () => void;
}

/** Our own assets are known to the server by their names; those of other engines are kept for ever as well. */
const forEver = 'public, max-age=31536000, immutable';

/** Answers of another engine: without our policy, which would stop its inline scripts, and with its assets kept. */
function asThePeerNeeds(response: ServerResponse, isHashed: boolean): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name === 'Content-Security-Policy') {
      return response;
    }
    return setHeader(name, isHashed && name === 'Cache-Control' ? forEver : value);
  };
}

/**
 * Serves a built folder as the site is served, on loopback.
 * @param hashed of another engine: paths of files whose names change with their content; null for ours
 */
export async function serve(dir: string, hashed: RegExp | null): Promise<Served> {
  const handle = createHandler({dir, basePath: base});
  const server = createServer((request, response) => {
    if (hashed !== null) {
      asThePeerNeeds(response, hashed.test(request.url ?? ''));
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
