import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {HandlerOptions} from './handler';
import {startServer} from './start';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface TestSite {
  /** Folder with the files. */
  dir: string;
  /** Address of the landing page. */
  url: string;
  /** Sends path and headers exactly as given; fetch would normalize them first. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;
  /** Sends bytes and collects what comes back until the server closes. */
  raw: (bytes: string | Buffer) => Promise<string>;
  close: () => Promise<void>;
}

function requests(port: number): Pick<TestSite, 'get' | 'raw'> {
  return {
    get: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const call = httpRequest({host: '127.0.0.1', port, path, method, headers}, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const body = Buffer.concat(chunks);
            resolve({status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString()});
          });
        });
        call.on('error', reject);
        call.end();
      }),
    raw: (bytes) =>
      new Promise((resolve, reject) => {
        let reply = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (chunk) => (reply += chunk.toString()));
        socket.on('close', () => resolve(reply));
        socket.on('error', reject);
      }),
  };
}

/** Serves these files, contents by name, under /wordpress/ on loopback. */
export async function serveFiles(
  files: Readonly<Record<string, string | Buffer>>,
  intercept?: HandlerOptions['intercept'],
): Promise<TestSite> {
  const dir = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), {recursive: true});
    writeFileSync(join(dir, name), content);
  }
  const server = await startServer({dir, port: 0, basePath: '/wordpress/', ...(intercept && {intercept})});
  return {
    dir,
    url: server.url,
    ...requests(server.port),
    close: async () => {
      await server.close();
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
