import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const maxAttempts = 50;

/** Resolves with false when the port is taken. */
async function tryToListen(server: Server, port: number, host: string): Promise<boolean> {
  server.listen({port, host, exclusive: true});
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) {
      return false;
    }
    throw error;
  }
}

/** Browsers may try the IPv6 loopback first for “localhost”, and would get another server's pages there. */
async function isFreeOnIpv6(port: number): Promise<boolean> {
  const probe = createServer();
  // Any other error means that the machine has no IPv6.
  const isFree = await tryToListen(probe, port, '::1').catch(() => true);
  await new Promise((resolve) => probe.close(resolve));
  return isFree;
}

/**
 * Listens on the wanted port, or on the next free one; 0 means any free one.
 * @returns the port
 * @throws Error when 50 ports in a row are taken, or the address is not one of this machine
 */
export async function listen(server: Server, wanted: number, host: string): Promise<number> {
  const last = wanted === 0 ? 0 : Math.min(wanted + maxAttempts - 1, 65535);
  for (let port = wanted; port <= last; port += 1) {
    if ((port === 0 || (await isFreeOnIpv6(port))) && (await tryToListen(server, port, host))) {
      return (server.address() as AddressInfo).port;
    }
  }
  throw new Error(`No free port from ${wanted} to ${last}. Name another one with --port or PORT.`);
}

/** The wanted port if it is free on this machine, else the next free one. */
export async function freePort(wanted: number, host: string): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted, host);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
