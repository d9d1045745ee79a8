import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cacheControl} from './headers';
import {serveFiles, type TestSite} from './site.fixture';

const script = 'console.log(1);'.repeat(200);
const files = {
  _headers: `/*
  Content-Security-Policy: default-src 'self'
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=1
`,
  'index.html': 'ru home',
  '404.html': 'ru 404',
  '404.html.br': brotliCompressSync('ru 404'),
  'faq.html': 'ru faq',
  'faq.md': '# faq',
  'assets/js/main.3b0e6b6d.js': script,
  'assets/js/main.3b0e6b6d.js.br': brotliCompressSync(script),
  'atom.xml': '<feed/>',
  'news.atom': '<feed/>',
  'site.webmanifest': '{}',
  'favicon.ico': 'icon',
  'photo.jpg': 'photo',
  'unknown.bin': 'bytes',
};

let site: TestSite;

beforeAll(async () => {
  site = await serveFiles(files);
});

afterAll(() => site.close());

describe('headers', () => {
  it.each(['/wordpress/', '/wordpress/nothing', '/', '/wordpress/%', '/wordpress/assets/js/main.3b0e6b6d.js'])(
    '%s has those that the build has written, without HSTS',
    async (path) => {
      const {headers} = await site.get(path);
      expect(headers).toMatchObject({'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY'});
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('are read again when a new build replaces the file', async () => {
    const other = await serveFiles({'index.html': 'home', _headers: '/*\n  X-Frame-Options: DENY\n'});
    const frameOptions = async () => (await other.get('/wordpress/')).headers['x-frame-options'];
    expect(await frameOptions()).toBe('DENY');
    writeFileSync(join(other.dir, '_headers'), '/*\n  X-Frame-Options: SAMEORIGIN\n');
    expect(await frameOptions()).toBe('SAMEORIGIN');
    rmSync(join(other.dir, '_headers'));
    expect(await frameOptions()).toBeUndefined();
    await other.close();
  });

  it.each([
    ['faq', 'text/html; charset=utf-8', 'no-cache'],
    ['faq.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['atom.xml', 'text/xml; charset=utf-8', 'no-cache'],
    ['news.atom', 'application/atom+xml; charset=utf-8', 'no-cache'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['assets/js/main.3b0e6b6d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['favicon.ico', 'image/x-icon', 'no-cache'],
    ['photo.jpg', 'image/jpeg', 'no-cache'],
    ['unknown.bin', 'application/octet-stream', 'no-cache'],
    ['nothing', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s is %s, %s', async (path, type, cache) => {
    const {headers} = await site.get(`/wordpress/${path}`);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
  });

  it('send the compressed copy to those who accept it', async () => {
    const path = '/wordpress/assets/js/main.3b0e6b6d.js';
    const packed = await site.get(path, {'Accept-Encoding': 'gzip, br'});
    expect(packed.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(packed.body).toString()).toBe(script);
    const plain = await site.get(path, {'Accept-Encoding': 'identity'});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([plain.headers.vary, plain.text]).toEqual(['Accept-Encoding', script]);
    const notFound = await site.get('/wordpress/nothing', {'Accept-Encoding': 'br'});
    expect([notFound.status, notFound.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(notFound.body).toString()).toBe('ru 404');
  });
});

describe('conditional requests and ranges', () => {
  it('answers 304 to the tag of what the client has, but never instead of a not-found page', async () => {
    const etag = async (path: string) => (await site.get(path)).headers.etag ?? '';
    const [page, notFound] = [await etag('/wordpress/faq'), await etag('/wordpress/nothing')];
    expect(await site.get('/wordpress/faq', {'If-None-Match': page})).toMatchObject({status: 304, text: ''});
    expect(await site.get('/wordpress/faq', {'If-None-Match': '"other"'})).toMatchObject({status: 200});
    expect(await site.get('/wordpress/nothing', {'If-None-Match': notFound})).toMatchObject({status: 404});
  });

  it.each([
    ['bytes=0-1', 206, 'ru', 'bytes 0-1/6'],
    ['bytes=3-', 206, 'faq', 'bytes 3-5/6'],
    ['bytes=3-99', 206, 'faq', 'bytes 3-5/6'],
    ['bytes=9-', 416, '', 'bytes */6'],
    // A server may ignore a range: RFC 9110, 14.2.
    ['bytes=0-0', 200, 'ru faq', undefined],
    ['bytes=-3', 200, 'ru faq', undefined],
    ['bytes=5-2', 200, 'ru faq', undefined],
    ['bytes=0-1,3-4', 200, 'ru faq', undefined],
    ['bytes=a-b', 200, 'ru faq', undefined],
    ['lines=0-1', 200, 'ru faq', undefined],
  ])('range %s answers %i', async (range, status, text, contentRange) => {
    const reply = await site.get('/wordpress/faq', {Range: range});
    expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  it('sends the whole file to a client that asks for a part of an older one, and the whole not-found page', async () => {
    const older = await site.get('/wordpress/faq', {Range: 'bytes=0-1', 'If-Range': '"older"'});
    expect(older).toMatchObject({status: 200, text: 'ru faq'});
    const notFound = await site.get('/wordpress/nothing', {Range: 'bytes=0-1'});
    expect(notFound).toMatchObject({status: 404, text: 'ru 404'});
  });
});

describe('cacheControl', () => {
  it.each([
    'assets/js/runtime~main.f9ddcbb3.js',
    'en/assets/css/styles.07c590c7.css',
    'assets/images/a-0123456789abcdef0123456789abcdef.png',
    'assets/ideal-img/a.b10cb50.1120.jpg',
  ])('lets browsers cache %s for a year', (file) => expect(cacheControl(file)).toContain('immutable'));

  it.each(['index.html', 'assets/js/main.js', 'img/3b0e6b6d.svg', 'search/index.3b0e6b6d.json', 'sitemap.xml'])(
    'makes browsers ask again for %s',
    (file) => expect(cacheControl(file)).toBe('no-cache'),
  );
});
