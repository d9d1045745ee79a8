import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {startHost} from '../hosts/start';
import {makeBuild} from '../builds';
import {lab} from './environment';

/**
 * Playwright's global setup for the lab: builds it when something changed and serves it on a free
 * port. The workers find its address in LAB_ADDRESS.
 * @returns what stops the server
 */
export default async function serveLab(): Promise<() => Promise<void>> {
  loadEnvironmentFile();
  const dir = await makeBuild(process.cwd(), lab);
  const server = await startHost({dir, basePath: readEnvironment().basePath});
  process.env.LAB_ADDRESS = server.url;
  return () => server.close();
}
