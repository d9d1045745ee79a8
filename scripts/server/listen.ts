import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const triesAfterTaken = 50;

/** Connections that wait to be taken while the server is busy; the system may allow fewer. Node's own 511 lose some of 1,000. */
const queueLength = 4096;

function listenOnce(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({port, host, exclusive: true, backlog: queueLength}, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

function isTakenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

/** Whether another server has this port of the IPv6 loopback: browsers may try that one first for “localhost”. */
async function isTakenOnIpv6(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listenOnce(probe, port, '::1');
  } catch (error) {
    return isTakenError(error);
  }
  await new Promise((resolve) => probe.close(resolve));
  return false;
}

/**
 * Listens on the wanted port, or on the next free one; 0 takes any free one.
 * @returns the port
 * @throws Error when no port up to 50 above the wanted one is free, or the address is not this machine's
 */
export async function listen(server: Server, wanted: number, host: string): Promise<number> {
  if (wanted === 0) {
    await listenOnce(server, 0, host);
    return (server.address() as AddressInfo).port;
  }
  const last = Math.min(wanted + triesAfterTaken, 65535);
  for (let port = wanted; port <= last; port += 1) {
    try {
      if (!(await isTakenOnIpv6(port))) {
        await listenOnce(server, port, host);
        return port;
      }
    } catch (error) {
      if (!isTakenError(error)) {
        throw error;
      }
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
