import {createServer, type Server} from 'node:http';
import {mkdtemp, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import sirv from 'sirv';
import type {Locale} from '../../../config/locales';
import {importPackage} from '../../lib/packages';
import type {BuiltIndex} from '../builtIndex';
import type {Engine} from '../scores';
import {documentsOf} from './documents';

interface Indexer {
  createIndex: () => Promise<{
    index: {
      addCustomRecord: (record: object) => Promise<unknown>;
      writeFiles: (options: {outputPath: string}) => Promise<unknown>;
    };
  }>;
  close: () => Promise<unknown>;
}

/** The script that Pagefind writes for pages; in Node it searches in the main thread. */
interface Searcher {
  options: (options: {basePath: string}) => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

/** Results whose addresses are asked for, a request each. */
const depth = 20;

/** Fields weighted as Pagefind does it in HTML: headings and names repeated. */
async function writeIndex({language, records}: BuiltIndex, indexer: Indexer, folder: string): Promise<void> {
  const {index} = await indexer.createIndex();
  for (const {id, title, label, path, names, translation, text} of documentsOf(records)) {
    const content = [title, title, title, label, label, names, translation, path, text].filter(Boolean).join('. ');
    await index.addCustomRecord({url: id, language, content, meta: {title}});
  }
  await index.writeFiles({outputPath: join(folder, language)});
}

/** Its script fetches the parts of an index, and Node fetches over HTTP only. */
async function serve(folder: string): Promise<Server> {
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Pagefind over the same records. */
export async function pagefind(indexes: readonly BuiltIndex[]): Promise<Engine> {
  const indexer = await importPackage<Indexer>('pagefind');
  const folder = await mkdtemp(join(tmpdir(), 'bench-pagefind-'));
  for (const index of indexes) {
    await writeIndex(index, indexer, folder);
  }
  await indexer.close();
  const server = await serve(folder);
  const searchers = new Map<Locale, Searcher>();
  for (const {language} of indexes) {
    const searcher = (await import(pathToFileURL(join(folder, language, 'pagefind.js')).href)) as Searcher;
    await searcher.options({basePath: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${language}/`});
    searchers.set(language, searcher);
  }
  return {
    name: 'Pagefind',
    search: async (language, query) => {
      const {results = []} = (await searchers.get(language)?.search(query)) ?? {};
      const found = await Promise.all(results.slice(0, depth).map((result) => result.data()));
      return found.map(({url}) => url);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, {recursive: true});
    },
  };
}
