import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

export interface Route {
  path: string;
  /** What the engine draws it with: key of its chunks in `EngineRoutes.names`. */
  component: string;
  routes?: Route[];
  [field: string]: unknown;
}

/** Names of chunks in the shape of the props that they fill. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/** The files of the engine that say which parts a page is made of. */
export interface EngineRoutes {
  routes: Route[];
  names: Record<string, ChunkNames>;
  /** Name of a chunk → its entry as the engine wrote it, and the module that it loads. */
  registry: Map<string, {entry: string; module: string}>;
}

/** Names of all chunks in it. */
export const flat = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : flat(name)));

const registryLine = /^ {2}"([^"]+)": (\[.*, "([^"]+)", require\.resolveWeak\("[^"]+"\)\]),/gm;

/**
 * Reads what core's `server/codegen/codegenRoutes` has written.
 * @param generatedDir the engine's generated files of a language
 * @throws Error when these files look otherwise
 */
export function readRoutes(generatedDir: string): EngineRoutes {
  const read = (name: string) => readFileSync(join(generatedDir, name), 'utf8');
  const source = read('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'routes =');
  const sandbox = {routes: [] as Route[], ComponentCreator: (path: string, hash = '') => `${path}-${hash}`};
  runInNewContext(source, sandbox);
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const registry = new Map(
    [...read('registry.js').matchAll(registryLine)].map(([, name = '', entry = '', module = '']) => [
      name,
      {entry, module},
    ]),
  );
  const unknown = Object.values(names)
    .flatMap(flat)
    .find((name) => !registry.has(name));
  if (sandbox.routes.length === 0 || unknown !== undefined) {
    throw new Error('first-load: the engine writes its routes in a way unknown here; see plugins/first-load/routes.');
  }
  return {routes: sandbox.routes, names, registry};
}
