import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';
import type {Site} from './sites';
import {base} from './text/addresses';

export interface Served {
  origin: string;
  close: () => void;
}

/** Serves a built and compressed folder on loopback, every engine by the same rules: hashed files may be cached forever. */
export async function serve({dir, hashed}: Pick<Site, 'dir' | 'hashed'>): Promise<Served> {
  const handle = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    const {url = ''} = request;
    if (url.startsWith(base)) {
      request.url = url.slice(base.length - 1);
      handle(request, response);
    } else {
      response.writeHead(404).end();
    }
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
