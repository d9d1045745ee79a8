import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cacheControl, currentHeaders, siteHeaders} from './headers';
import {serveFiles, type TestSite} from './test-site';

const script = 'console.log(1);'.repeat(200);
const files = {
  _headers: `/*
  Content-Security-Policy: default-src 'self'
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=1
`,
  'index.html': 'ru home',
  '404.html': 'ru 404',
  'faq.html': 'ru faq',
  'faq.md': '# faq',
  'assets/js/main.3b0e6b6d.js': script,
  'assets/js/main.3b0e6b6d.js.br': brotliCompressSync(script),
  'atom.xml': '<feed/>',
  'news.atom': '<feed/>',
  'site.webmanifest': '{}',
};

let site: TestSite;

beforeAll(async () => {
  site = await serveFiles(files);
});

afterAll(() => site.close());

describe('headers', () => {
  it.each(['/wordpress/', '/wordpress/nothing', '/', '/wordpress/%', '/wordpress/assets/js/main.3b0e6b6d.js'])(
    '%s carries those that the build has written, but the promise of TLS',
    async (path) => {
      const {headers} = await site.get(path);
      expect(headers).toMatchObject({'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY'});
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('are those of the build that has taken the place of the one that is served', () => {
    const dir = mkdtempSync(join(tmpdir(), 'headers-'));
    const file = join(dir, '_headers');
    try {
      writeFileSync(file, '/*\n  X-Frame-Options: DENY\n');
      const current = currentHeaders(dir);
      expect(current()).toEqual({'X-Frame-Options': 'DENY'});
      writeFileSync(file, '/*\n  X-Frame-Options: SAMEORIGIN\n');
      utimesSync(file, new Date(), new Date(Date.now() + 10_000));
      expect(current()).toEqual({'X-Frame-Options': 'SAMEORIGIN'});
      rmSync(file);
      expect(current()).toEqual({'X-Frame-Options': 'SAMEORIGIN'});
    } finally {
      rmSync(dir, {recursive: true});
    }
  });

  it('are the strictest ones where the build has written none', () => {
    const headers = siteHeaders('no/such/folder');
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
    expect(headers['Content-Security-Policy']).toContain("default-src 'self'; script-src 'self'; style-src 'self';");
    expect(headers['Permissions-Policy']).toContain('geolocation=()');
  });

  it.each([
    ['faq', 'text/html; charset=utf-8', 'no-cache'],
    ['faq.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['atom.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['news.atom', 'application/atom+xml; charset=utf-8', 'no-cache'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['assets/js/main.3b0e6b6d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['nothing', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s is %s, %s', async (path, type, cache) => {
    const {headers} = await site.get(`/wordpress/${path}`);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
  });

  it('sends the compressed twin to those who take it', async () => {
    const path = '/wordpress/assets/js/main.3b0e6b6d.js';
    const packed = await site.get(path, {'Accept-Encoding': 'gzip, br'});
    expect(packed.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(packed.body).toString()).toBe(script);
    const plain = await site.get(path, {'Accept-Encoding': 'br;q=0, *;q=0'});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([plain.headers.vary, plain.text]).toEqual(['Accept-Encoding', script]);
  });
});

describe('conditional requests and ranges', () => {
  it('answers 304 to the tag or the date of what the client has', async () => {
    const {headers} = await site.get('/wordpress/faq');
    const etag = headers.etag ?? '';
    const date = headers['last-modified'] ?? '';
    expect(await site.get('/wordpress/faq', {'If-None-Match': etag})).toMatchObject({status: 304, text: ''});
    expect(await site.get('/wordpress/faq', {'If-None-Match': `"other", ${etag}`})).toMatchObject({status: 304});
    expect(await site.get('/wordpress/faq', {'If-Modified-Since': date})).toMatchObject({status: 304});
    expect(await site.get('/wordpress/faq', {'If-None-Match': '"other"'})).toMatchObject({status: 200});
    expect(await site.get('/wordpress/nothing', {'If-None-Match': '*'})).toMatchObject({status: 404});
  });

  it.each([
    ['bytes=0-1', 206, 'ru', 'bytes 0-1/6'],
    ['bytes=-3', 206, 'faq', 'bytes 3-5/6'],
    ['bytes=3-', 206, 'faq', 'bytes 3-5/6'],
    ['bytes=5-2', 416, 'Range Not Satisfiable\n', 'bytes */6'],
    ['bytes=9-', 416, 'Range Not Satisfiable\n', 'bytes */6'],
    ['bytes=0-1,3-4', 200, 'ru faq', undefined],
    ['lines=0-1', 200, 'ru faq', undefined],
  ])('range %s answers %i', async (range, status, text, contentRange) => {
    const reply = await site.get('/wordpress/faq', {Range: range});
    expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([status, text, contentRange]);
  });
});

describe('methods and broken clients', () => {
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
  ])('refuses %s and goes on', async (_, bytes) => {
    expect(await site.raw(bytes)).toMatch(/^HTTP\/1.1 400 /);
    expect(await site.get('/wordpress/faq')).toMatchObject({status: 200});
  });
});

describe('cacheControl', () => {
  it.each([
    'assets/js/runtime~main.f9ddcbb3.js',
    'en/assets/css/styles.07c590c7.css',
    'assets/images/a-0123456789abcdef0123456789abcdef.png',
    'assets/ideal-img/a.b10cb50.1120.jpg',
  ])('keeps %s for ever', (file) => expect(cacheControl(file)).toContain('immutable'));

  it.each(['index.html', 'assets/js/main.js', 'img/3b0e6b6d.svg', 'search/index.3b0e6b6d.json', 'sitemap.xml'])(
    'asks again for %s',
    (file) => expect(cacheControl(file)).toBe('no-cache'),
  );
});
