import fs from 'node:fs';
import {get} from 'node:http';
import {syncBuiltinESMExports} from 'node:module';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import type {HandlerOptions} from './handler';
import {serveFiles, type TestSite} from './site.fixture';

describe('methods and malformed requests', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await serveFiles({'index.html': 'home', 'faq.html': 'ru faq'});
  });

  afterAll(() => site.close());

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s answers 405', async (method) => {
    const reply = await site.get('/wordpress/', {}, method);
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answers HEAD without a body', async () => {
    const reply = await site.get('/wordpress/faq', {}, 'HEAD');
    expect([reply.status, reply.headers['content-length'], reply.text]).toEqual([200, '6', '']);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['an endless address', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['bytes of another protocol', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])],
    ['two lengths', 'GET /wordpress/ HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n'],
    ['an address that is not encoded', 'GET /wordpress/часто HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('refuses %s and goes on', async (_, bytes) => {
    expect(await site.raw(bytes)).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(await site.get('/wordpress/faq')).toMatchObject({status: 200});
  });
});

describe('the file that is read for an answer', () => {
  const open = fs.createReadStream;
  let site: TestSite;
  let read: fs.ReadStream | undefined;

  /** Makes the server read this path instead of the next file. */
  function readInstead(path?: string) {
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => (read = open(path ?? file, options)));
    syncBuiltinESMExports();
  }

  beforeAll(async () => {
    site = await serveFiles({'big.txt': Buffer.alloc(20_000_000), 'faq.html': 'faq'});
  });

  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  afterAll(() => site.close());

  it('is closed when the client leaves', async () => {
    readInstead();
    const call = get(`${site.url}big.txt`, (response) => response.once('data', () => call.destroy()));
    await vi.waitFor(() => expect(read?.destroyed).toBe(true));
    expect(read?.bytesRead).toBeLessThan(20_000_000);
  });

  it('may vanish: the connection is broken, and the server goes on', async () => {
    readInstead('/no/such/file');
    await expect(site.get('/wordpress/faq')).rejects.toThrow(/aborted|socket hang up/);
    expect(await site.get('/wordpress/faq')).toMatchObject({status: 200, text: 'faq'});
  });
});

describe('intercept', () => {
  let site: TestSite;

  const serve = async (intercept: HandlerOptions['intercept']) => {
    site = await serveFiles({'faq.html': 'faq', '404.html': 'not found'}, intercept);
  };

  afterEach(() => site.close());

  it('answers instead of the file that it is given', async () => {
    await serve(async (file, response) => {
      response.writeHead(503).end(file);
      return true;
    });
    expect(await site.get('/wordpress/faq')).toMatchObject({status: 503, text: 'faq.html'});
    expect(await site.get('/wordpress/nothing')).toMatchObject({status: 503, text: '404.html'});
  });

  it('sets a header of the file', async () => {
    await serve(async (_, response) => {
      response.setHeader('Cache-Control', 'max-age=600');
      return false;
    });
    expect(await site.get('/wordpress/faq')).toMatchObject({text: 'faq', headers: {'cache-control': 'max-age=600'}});
  });

  it('breaks the connection when it throws', async () => {
    await serve(async () => {
      throw new Error('broken on purpose');
    });
    await expect(site.get('/wordpress/faq')).rejects.toThrow('socket hang up');
  });

  it('lets the server close while an answer hangs', async () => {
    let called = () => {};
    const isCalled = new Promise<void>((resolve) => (called = resolve));
    await serve(() => {
      called();
      return new Promise(() => undefined);
    });
    const reply = expect(site.get('/wordpress/faq')).rejects.toThrow('socket hang up');
    await isCalled;
    await site.close();
    await reply;
  });
});
