import {existsSync} from 'node:fs';
import {loadEnvironmentFile, readEnvironment} from '../../../config/environment';
import {startServer} from '../../../scripts/server/start';

/**
 * Serves build/ for the whole run on a free port. The workers find the address of the landing page in SITE_ADDRESS.
 * @returns what stops the server
 */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  if (!existsSync('build/index.html')) {
    throw new Error('The browser tests read build/, and there is no site in it. Run “npm run build” first.');
  }
  loadEnvironmentFile();
  const {basePath} = readEnvironment();
  const server = await startServer({dir: 'build', port: 0, basePath});
  process.env.SITE_ADDRESS = server.url;
  return () => server.close();
}
