import {loadEnvironmentFile, readEnvironment} from '../../config/environment.ts';
import {startHost} from '../hosts/start.ts';
import {buildVariant} from '../variant.ts';
import {plain} from './environment.ts';

/**
 * Playwright's global setup for the tests of the embedded search and of a site without a counter. That is the site at
 * hand where nothing optional is configured; else it is built and served apart. The workers find its address in
 * PLAIN_ADDRESS and its folder in PLAIN_FOLDER.
 * @returns what stops the server, if there is one
 */
export default async function servePlain(): Promise<(() => Promise<void>) | undefined> {
  loadEnvironmentFile();
  const {basePath, search, metrikaCounterId} = readEnvironment();
  if (search === null && metrikaCounterId === null) {
    process.env.PLAIN_ADDRESS = process.env.SITE_ADDRESS;
    process.env.PLAIN_FOLDER = process.env.SITE_FOLDER;
    return undefined;
  }
  const dir = await buildVariant(process.cwd(), plain);
  const server = await startHost({dir, basePath});
  process.env.PLAIN_ADDRESS = server.url;
  process.env.PLAIN_FOLDER = dir;
  return () => server.close();
}
