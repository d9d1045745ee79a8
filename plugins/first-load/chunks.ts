import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

interface Route {
  path: string;
  component: string;
  exact?: boolean;
  routes?: Route[];
}

/** Names of chunks in the shape of the props that they fill. */
interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

interface Manifest {
  /** Name of a chunk → ids of the chunks that it stands on, its own among them. */
  origins: Record<string, string[]>;
  /** Id of a chunk → its files, relative to the base URL. */
  assets: Record<string, {js?: {file: string}[]}>;
}

const flat = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : flat(name)));

function matched(routes: readonly Route[], path: string): Route[] {
  const found = routes.find(
    (route) =>
      route.path === path || (route.exact !== true && route.routes !== undefined && path.startsWith(route.path)),
  );
  return found ? [found, ...matched(found.routes ?? [], path)] : [];
}

/**
 * What the engine's client would find out only when its main script runs: the scripts of each route.
 * @param generatedDir the engine's generated files of the language that was just built
 * @returns for a path with the base URL, as the reader's browser decodes it, its scripts relative to the base URL
 */
export function routeScripts(generatedDir: string): (path: string) => string[] {
  const read = (name: string) => readFileSync(join(generatedDir, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const {origins, assets} = JSON.parse(read('client-manifest.json')) as Manifest;
  const source = read('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'routes =');
  const sandbox = {routes: [] as Route[], ComponentCreator: (path: string, hash: string) => `${path}-${hash}`};
  runInNewContext(source, sandbox);

  return (path) => {
    const chunks = matched(sandbox.routes, path).flatMap(({component}) => flat(names[component] ?? {}));
    const ids = chunks.flatMap((chunk) => origins[chunk] ?? []);
    return [...new Set(ids.flatMap((id) => (assets[id]?.js ?? []).map(({file}) => file)))];
  };
}
