import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {startHost} from '../hosts/start';
import {makeBuild} from '../builds';
import {embedded} from './environment';

/**
 * Playwright's global setup for the tests of the embedded search and of a site without a counter. That is the site at
 * hand where nothing optional is configured; else it is built and served apart. The workers find its address in
 * EMBEDDED_ADDRESS and its folder in EMBEDDED_FOLDER.
 * @returns what stops the server, if there is one
 */
export default async function serveEmbedded(): Promise<(() => Promise<void>) | undefined> {
  loadEnvironmentFile();
  const {basePath, search, metrikaCounterId} = readEnvironment();
  if (search === null && metrikaCounterId === null) {
    process.env.EMBEDDED_ADDRESS = process.env.SITE_ADDRESS;
    process.env.EMBEDDED_FOLDER = process.env.SITE_FOLDER;
    return undefined;
  }
  const dir = await makeBuild(process.cwd(), embedded);
  const server = await startHost({dir, basePath});
  process.env.EMBEDDED_ADDRESS = server.url;
  process.env.EMBEDDED_FOLDER = dir;
  return () => server.close();
}
