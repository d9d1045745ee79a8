import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {expect, test} from '@playwright/test';
import {loadEnvironmentFile, readEnvironment} from '../../config/environment';
import {startServer} from '../../scripts/server/start';
import {startNginx} from '../hosts/nginx';
import {startPages} from '../hosts/pages';

loadEnvironmentFile();
const {basePath} = readEnvironment();
const category = encodeURI('category/функционал-для-администратора');

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks with the path exactly as given; fetch would normalize it. */
function ask(site: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const {port} = new URL(site);
  return new Promise((resolve, reject) => {
    const call = httpRequest({host: '127.0.0.1', port, path, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

function makeSite(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'));
  Object.entries(files).forEach(([file, content]) => writeFileSync(join(dir, file), content));
  return dir;
}

/** Paths below the base; '' is the landing page. An encoded slash is missing: nginx takes it for a slash. */
const paths = [
  '',
  'index.html',
  'faq',
  'faq/',
  'faq/?q=a',
  'faq?q=1',
  'faq.html',
  'faq/index.html',
  'en',
  'en/',
  'en.html',
  'en/faq',
  'en/faq.html',
  'functionality-admin/cod',
  'functionality-admin',
  'functionality-admin/',
  category,
  `${category}/`,
  `${category}.html`,
  'nothing',
  'en/nothing',
  'en/nothing/deep/',
  'nothing.html',
  'de/faq',
  '/faq',
  'sitemap.xml',
  'faq.html.br',
  '.secret',
  '.git/config',
  '_headers',
  '..%5cfaq',
  '%2e%2e%2fpackage.json',
];

const outside = ['/', basePath.slice(0, -1), '/elsewhere', '//evil.example/'];

/** A file of each ending in the built folder; of the compressed copies none is an address. */
function oneOfEach(): string[] {
  const files = readdirSync('build', {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map(({parentPath, name}) => join(parentPath, name).slice('build/'.length));
  const byEnding = new Map(paths.map((path) => [extname(path), path]));
  return [...byEnding].filter(([ending]) => !/^(?:|\.br|\.gz|\.conf)$/.test(ending)).map(([, path]) => encodeURI(path));
}

const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'location',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

function comparable({status, headers, body}: Reply) {
  // Of a redirect nobody reads the body.
  const isPage = status < 300 || status === 404;
  const names = isPage ? compared : compared.filter((name) => name !== 'content-type' && name !== 'content-encoding');
  // The same types under two names: RFC 9239, 6; RFC 7303, 9.2.
  const values = names.map((name) =>
    String(headers[name]).replace('application/javascript', 'text/javascript').replace('text/xml', 'application/xml'),
  );
  return {
    status,
    headers: Object.fromEntries(names.map((name, index) => [name, values[index]])),
    body: isPage ? createHash('sha256').update(body).digest('hex') : '',
  };
}

test('nginx answers as the server of npm start does: routes, redirects, 404 pages, compression, caching, headers', async () => {
  const own = await startServer({dir: 'build', port: 0, basePath});
  const nginx = await startNginx({dir: 'build', basePath});
  try {
    const html = (await ask(own.url, basePath, {'Accept-Encoding': 'identity'})).body.toString();
    const script = /src="?([^" >]+\/assets\/js\/main\.[^" >]+)/.exec(html)?.[1] ?? '';
    expect(script).not.toBe('');
    for (const path of [...[...paths, ...oneOfEach()].map((one) => basePath + one), ...outside, script]) {
      for (const coding of ['br, gzip', 'gzip', 'identity']) {
        const [ours, theirs] = await Promise.all(
          [own, nginx].map(({url}) => ask(url, path, {'Accept-Encoding': coding})),
        );
        if (!ours || !theirs) {
          throw new Error('no answer');
        }
        expect.soft(comparable(theirs), `${path}, ${coding}`).toEqual(comparable(ours));
      }
    }
    for (const {url} of [own, nginx]) {
      const {headers} = await ask(url, `${basePath}faq`);
      expect(await ask(url, `${basePath}faq`, {'If-None-Match': String(headers.etag)})).toMatchObject({status: 304});
      expect(await ask(url, `${basePath}faq`, {Range: 'bytes=0-14'})).toMatchObject({status: 206});
      expect(await ask(url, `${basePath}faq`, {}, 'POST')).toMatchObject({status: 405});
      expect(await ask(url, `${basePath}faq`, {}, 'DELETE')).toMatchObject({status: 405});
    }
  } finally {
    await nginx.close();
    await own.close();
  }
});

test('a deployment on the imitation of Pages takes every earlier file away', async () => {
  const pages = await startPages({dir: 'build', basePath});
  try {
    const {headers, body} = await ask(pages.url, `${basePath}faq`);
    expect([headers['cache-control'], headers['content-security-policy']]).toEqual(['max-age=600', undefined]);
    const script = /src="?([^" >]+\/assets\/js\/main\.[^" >]+)/.exec(body.toString())?.[1] ?? '';
    expect(await ask(pages.url, script, {'Accept-Encoding': 'br, gzip'})).toMatchObject({
      status: 200,
      headers: {'content-encoding': 'gzip'},
    });
    pages.replace(makeSite({'index.html': 'new', '404.html': 'lost'}));
    expect((await ask(pages.url, basePath)).body.toString()).toBe('new');
    expect(await ask(pages.url, script)).toMatchObject({status: 404});
  } finally {
    await pages.close();
  }
});
