import {loadEnvironmentFile, readEnvironment} from '../../config/environment.ts';
import {startHost} from '../hosts/start.ts';
import {makeBuild} from '../builds.ts';
import {lab} from './environment.ts';

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
