import {createServer, type Server} from 'node:http';
import {afterEach, describe, expect, it} from 'vitest';
import {freePort, listen} from './listen';

const open: Server[] = [];

function server(): Server {
  const made = createServer();
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => new Promise((resolve) => one.close(resolve))));
});

describe('listen', () => {
  it('takes the next free port when the wanted one is taken', async () => {
    const first = await listen(server(), 0, '127.0.0.1');
    const second = await listen(server(), first, '127.0.0.1');
    expect(second).toBeGreaterThan(first);
    expect(await freePort(first, '127.0.0.1')).toBeGreaterThan(second);
  });

  it('leaves a port that another server has on the IPv6 loopback', async () => {
    const taken = await listen(server(), 0, '::1');
    expect(await listen(server(), taken, '127.0.0.1')).toBeGreaterThan(taken);
  });

  it('refuses an address of another machine', async () => {
    await expect(listen(server(), 0, '192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
  });
});
