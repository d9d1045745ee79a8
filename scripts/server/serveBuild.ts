import {existsSync} from 'node:fs';
import {readEnvironment} from '../../config/environment';
import {UserError, untilStopped, wantedPort} from '../cli';
import {startServer} from './start';

const defaultPort = 3000;

/** Options of the scripts that serve, as parseArgs takes them. */
export const serveOptions = {port: {type: 'string'}, host: {type: 'string'}} as const;

/**
 * Serves build/ until it is stopped.
 * @throws UserError when nothing is built or the port is no number
 */
export async function serveBuild({port, host}: {port?: string | undefined; host?: string | undefined}): Promise<void> {
  const {basePath} = readEnvironment();
  if (!existsSync('build/index.html')) {
    throw new UserError('There is no site in build/ yet. Run “npm run build” first, or “npm start”, which does both.');
  }
  const wanted = wantedPort(port, defaultPort);
  const server = await startServer({dir: 'build', port: wanted, basePath, ...(host !== undefined && {host})});
  if (wanted !== 0 && server.port !== wanted) {
    console.log(`Port ${wanted} is taken, using ${server.port}.`);
  }
  console.log(`The site is at ${server.url} (Ctrl+C stops it).`);
  await untilStopped();
  await server.close();
}
