import {createServer, type Server} from 'node:http';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join, normalize} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {requireChromium} from '../../../scripts/chromium/find.ts';
import type {Engine} from '../lib/relevance.ts';
import type {Language, Site} from '../lib/site.ts';
import {documentsOf} from './documents.ts';
import {importPeer} from './load.ts';

interface PagefindIndex {
  addCustomRecord: (record: object) => Promise<unknown>;
  writeFiles: (options: {outputPath: string}) => Promise<unknown>;
}
interface Pagefind {
  createIndex: () => Promise<{index: PagefindIndex}>;
  close: () => Promise<unknown>;
}
interface PagefindInPage {
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

/** Pagefind, which searches in a browser only, over the same records; to be closed. */
export interface PagefindEngine extends Engine {
  close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {'.js': 'text/javascript', '.json': 'application/json'};

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/') {
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html>');
      return;
    }
    readFile(join(folder, path)).then(
      (body) => response.writeHead(200, {'content-type': types[extname(path)] ?? 'application/octet-stream'}).end(body),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Text of a record with its fields weighted as Pagefind does it in HTML: headings and names said more often. */
async function write(site: Site, pagefind: Pagefind, folder: string): Promise<void> {
  const {index} = await pagefind.createIndex();
  for (const {id, title, label, path, names, twin, text} of documentsOf(site.records)) {
    const content = [title, title, title, label, label, names, twin, path, text].filter(Boolean).join('. ');
    await index.addCustomRecord({url: id, language: site.language, content, meta: {title}});
  }
  await index.writeFiles({outputPath: join(folder, site.language)});
}

async function openPages(browser: Browser, server: Server, sites: readonly Site[]): Promise<Map<Language, Page>> {
  const {port} = server.address() as AddressInfo;
  const pages = new Map<Language, Page>();
  for (const {language} of sites) {
    const page = await browser.newPage({locale: language});
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(async (code) => {
      document.documentElement.lang = code;
      const found = (await import(/* @vite-ignore */ `/${code}/pagefind.js`)) as PagefindInPage;
      Object.assign(window, {pagefind: found});
    }, language);
    pages.set(language, page);
  }
  return pages;
}

/** Pagefind in Chromium. */
export async function pagefindEngine(sites: readonly Site[]): Promise<PagefindEngine> {
  const pagefind = await importPeer<Pagefind>('pagefind', 'lib/index.js');
  const folder = await mkdtemp(join(tmpdir(), 'bench-pagefind-'));
  for (const site of sites) {
    await write(site, pagefind, folder);
  }
  await pagefind.close();
  const server = await serve(folder);
  const browser = await chromium.launch({executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const pages = await openPages(browser, server, sites);
  return {
    name: 'Pagefind',
    search: async (language, query) =>
      (await pages.get(language)?.evaluate(async (typed) => {
        const {pagefind: engine} = window as unknown as {pagefind: PagefindInPage};
        const {results} = await engine.search(typed);
        const data = await Promise.all(results.slice(0, 20).map((result) => result.data()));
        return data.map(({url}) => url);
      }, query)) ?? [],
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, {recursive: true});
    },
  };
}
