import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ChunkNames, EngineRoutes, Route} from './read.ts';
import type {Split} from './split.ts';

const client = join(__dirname, 'client');
const quoted = JSON.stringify;

interface Code {
  text: string;
  /** Names of chunks by the keys that the engine's client makes of paths and hashes. */
  names: Record<string, ChunkNames>;
}

/**
 * Code of routes. Where the engine tells routes of one path apart by a hash of all that is below them, this does so by
 * their places: the main script then stays the same when only pages change.
 */
function codeOf(routes: readonly Route[], names: EngineRoutes['names'], place = ''): Code {
  const all = routes.map(({path, component, routes: inner, ...fields}, at): Code => {
    const hash = `${place}${at}`;
    const below = inner && codeOf(inner, names, `${hash}.`);
    const parts = [
      `path: ${quoted(path)}`,
      `component: ComponentCreator(${quoted(path)}, ${quoted(hash)})`,
      ...Object.entries(fields).map(([field, value]) => `${quoted(field)}: ${quoted(value)}`),
      ...(below ? [`routes: ${below.text}`] : []),
    ];
    const own = names[component];
    return {text: `{${parts.join(', ')}}`, names: {...(own && {[`${path}-${hash}`]: own}), ...below?.names}};
  });
  return {
    text: `[${all.map(({text}) => text).join(', ')}]`,
    names: Object.assign({}, ...all.map((one) => one.names)) as Code['names'],
  };
}

const registryCode = ({registry}: EngineRoutes, isWanted: (name: string) => boolean): string =>
  `{${[...registry]
    .filter(([name]) => isWanted(name))
    .map(([name, {entry}]) => `\n  ${quoted(name)}: ${entry}`)
    .join(',')}}`;

/** Files that stand in for those of the engine and of its client, by their paths. */
export type Replacements = Record<string, string>;

/**
 * Writes the routes of a language as the browser gets them.
 * @param generatedDir the engine's generated files
 * @param coreClient folder of the engine's client
 */
export function writeRoutes(
  generatedDir: string,
  coreClient: string,
  engine: EngineRoutes,
  {routes, kinds, pages}: Split,
): Replacements {
  const dir = join(generatedDir, 'first-load');
  const written = (name: string, text: string): string => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  mkdirSync(dir, {recursive: true});

  const own = new Set(pages.map(({chunk}) => chunk));
  const kept = codeOf(routes, engine.names);
  const byKind = kinds.map((_, kind) =>
    Object.fromEntries(pages.filter((page) => page.kind === kind).map(({path, chunk}) => [path, chunk])),
  );
  written('kinds.json', quoted(kinds));
  written(
    'pages.js',
    `export const pages = ${quoted(byKind)};
export const parts = ${registryCode(engine, (name) => own.has(name))};
`,
  );
  const routesFile = written(
    'routes.js',
    `import ComponentCreator from '@docusaurus/ComponentCreator';
import {addOwnPage} from ${quoted(join(client, 'pages'))};

const routes = ${kept.text};
addOwnPage(routes);
export default routes;
`,
  );
  return {
    [join(generatedDir, 'routes.js')]: routesFile,
    [join(generatedDir, 'registry.js')]: written(
      'registry.js',
      `export default ${registryCode(engine, (name) => !own.has(name))};\n`,
    ),
    [join(generatedDir, 'routesChunkNames.json')]: written('names.json', quoted(kept.names)),
    [join(coreClient, 'preload.js')]: join(client, 'preload.ts'),
    [join(coreClient, 'PendingNavigation.js')]: join(client, 'PendingNavigation.tsx'),
    [join(coreClient, 'docusaurus.js')]: join(client, 'loadAhead.ts'),
  };
}
