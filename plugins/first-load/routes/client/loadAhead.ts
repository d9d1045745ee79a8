/**
 * Stands in for core's `client/docusaurus`, what links call before a click: it knows no names of chunks but those of
 * routes, and asks the bundler for their addresses instead of a table of its own.
 */
import {matchRoutes} from 'react-router-config';
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import names from '@generated/routesChunkNames';
import {addressOf} from './bundler';
import preloadPage, {knowRoutes} from './preload';

const fetched = new Set<string>();
const loaded = new Set<string>();

function isSaving(): boolean {
  const {connection} = navigator as Navigator & {connection?: {effectiveType: string; saveData: boolean}};
  return connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData);
}

const chunksOf = (path: string): string[] =>
  Object.entries(names)
    .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
    .flatMap(([, own]) => Object.values(flat(own)));

/** The engine asks again for what many pages share, before it has come. */
const asked = new Map<string, Promise<void>>();

function fetchOnce(address: string): Promise<void> {
  const known = asked.get(address) ?? prefetchFile(address);
  asked.set(address, known);
  return known;
}

const idle = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, {timeout: 2000}) : setTimeout(resolve, 200),
  );

async function prefetchPage(path: string): Promise<unknown> {
  await idle();
  await knowRoutes(path);
  const chunks = matchRoutes(routes, path).flatMap(({route}) => chunksOf(route.path as string));
  return Promise.all(
    chunks
      .map(addressOf)
      // The bundler may have merged a chunk into another one.
      .filter((address) => !address.includes('undefined'))
      .map(fetchOnce),
  );
}

/** Links to places of a page lead to one page. */
const pageOf = (link: string) => link.replace(/[?#].*$/, '');

/** The newest prefetch; the next one waits for it. */
let newest: Promise<unknown> = Promise.resolve();

const prefetch = (link: string): false | Promise<unknown> => {
  const path = pageOf(link);
  if (isSaving() || loaded.has(path) || fetched.has(path)) {
    return false;
  }
  fetched.add(path);
  // A page that was not prefetched comes on the click.
  newest = newest.then(() => prefetchPage(path)).catch(() => fetched.delete(path));
  return newest;
};

const preload = (link: string): false | Promise<unknown> => {
  const path = pageOf(link);
  if (isSaving() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadPage(path);
};

export default Object.freeze({prefetch, preload});
