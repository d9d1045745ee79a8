import {existsSync} from 'node:fs';
import {loadEnvironmentFile, readEnvironment} from '../../../config/environment';
import {startHost} from '../../hosts/start';

/**
 * Serves build/ for the whole run on a free port, on the host that TEST_HOST names. The workers find the address of the landing page in SITE_ADDRESS.
 * @returns what stops the server
 */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  if (!existsSync('build/index.html')) {
    throw new Error('The browser tests read build/, and there is no site in it. Run “npm run build” first.');
  }
  loadEnvironmentFile();
  const {basePath} = readEnvironment();
  const server = await startHost({dir: 'build', basePath});
  process.env.SITE_ADDRESS = server.url;
  return () => server.close();
}
