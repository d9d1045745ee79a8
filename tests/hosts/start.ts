import {startServer} from '../../scripts/server/start';
import type {Host, HostOptions} from './host';
import {startNginx} from './nginx';
import {startPages} from './pages';

/** Hosts on which the browser tests run; the server of `npm start` unless TEST_HOST names another. */
const hosts = {
  own: (options: HostOptions): Promise<Host> => startServer({...options, port: 0}),
  nginx: (options: HostOptions): Promise<Host> => startNginx(options),
  pages: (options: HostOptions): Promise<Host> => startPages(options),
} as const;

export type HostName = keyof typeof hosts;

/** @throws Error when TEST_HOST names no host */
export function hostName(): HostName {
  const name = process.env.TEST_HOST ?? 'own';
  if (!Object.hasOwn(hosts, name)) {
    throw new Error(`TEST_HOST: got “${name}”, accepts ${Object.keys(hosts).join(', ')}.`);
  }
  return name as HostName;
}

/** Serves a built folder on the host that the tests want. */
export function startHost(options: HostOptions): Promise<Host> {
  return hosts[hostName()](options);
}
