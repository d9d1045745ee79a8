import {existsSync} from 'node:fs';
import {loadEnvironmentFile, readEnvironment} from '../../../config/environment';
import {startHost} from '../../hosts/start';
import {makeBuild, site} from '../../builds';

/**
 * Serves build/ for the whole run on a free port, on the host that TEST_HOST names; with OPTIMIZATIONS=off a build
 * without them. The workers find the address of the landing page in SITE_ADDRESS and the folder in
 * SITE_FOLDER.
 * @returns what stops the server
 */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  if (!existsSync('build/index.html')) {
    throw new Error('The browser tests read build/, and there is no site in it. Run “npm run build” first.');
  }
  loadEnvironmentFile();
  const {basePath, isOptimized} = readEnvironment();
  const dir = isOptimized ? 'build' : await makeBuild(process.cwd(), site);
  const server = await startHost({dir, basePath});
  process.env.SITE_ADDRESS = server.url;
  process.env.SITE_FOLDER = dir;
  return () => server.close();
}
