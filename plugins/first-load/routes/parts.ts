import type * as Rspack from '@rspack/core';
import {flat, type EngineRoutes, type Route} from './read.ts';
import type {Split} from './split.ts';

/** What the bundler made of the parts of routes, by the names of their chunks. */
export interface Parts {
  /** Scripts that a part needs, relative to the base URL, main ones left out. */
  files: Map<string, string[]>;
  /** Ids of the modules of pages. */
  modules: Map<string, string>;
}

/** Name of the chunk with the list of all pages (`client/pages.ts`). */
export const pagesChunk = 'pages';

export const noParts = (): Parts => ({files: new Map(), modules: new Map()});

/** Path of a module of the registry. */
const pathOf = (module: string, siteDir: string, generatedDir: string): string =>
  module.replace(/^@site(?=\/)/, () => siteDir).replace(/^@generated(?=\/)/, () => generatedDir);

/**
 * Notes what the bundler makes of the parts of routes.
 * @param noted where it is written
 */
export function notingParts(
  {registry}: EngineRoutes,
  {pages}: Split,
  {siteDir, generatedFilesDir}: {siteDir: string; generatedFilesDir: string},
  noted: Parts,
): Rspack.RspackPluginInstance {
  const paths = new Map(
    pages.map(({chunk}) => [chunk, pathOf(registry.get(chunk)?.module ?? '', siteDir, generatedFilesDir)]),
  );
  return {
    apply(compiler: Rspack.Compiler) {
      compiler.hooks.afterEmit.tap('first-load', ({namedChunkGroups, entrypoints, chunkGraph}) => {
        const initial = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
        for (const [name, group] of namedChunkGroups) {
          const scripts = group.getFiles().filter((file) => file.endsWith('.js') && !initial.has(file));
          noted.files.set(name, scripts);
          const path = paths.get(name);
          const module =
            path &&
            group.chunks
              .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
              .find((one) => one.nameForCondition() === path);
          const id = module ? chunkGraph.getModuleId(module) : null;
          if (id !== null) {
            noted.modules.set(name, String(id));
          }
        }
      });
    },
  };
}

/**
 * Groups of the bundler's `splitChunks`: the parts that frame a document and that show its text, which the engine loads
 * one by one, become one script. What changes with the pages, such as the sidebar, stays apart.
 */
export function documentGroups({names}: EngineRoutes, {routes, kinds, pages}: Split): Record<string, object> {
  const count = (kind: number) => pages.filter((page) => page.kind === kind).length;
  const usual = kinds.toSorted((one, other) => count(kinds.indexOf(other)) - count(kinds.indexOf(one)))[0];
  const above: Route[] = [];
  usual?.under.reduce((among, at) => {
    const route = among[at];
    above.push(...(route ? [route] : []));
    return route?.routes ?? [];
  }, routes);
  const chunks = above.flatMap(({component}) => {
    const {__props: _, ...lasting} = names[component] ?? {};
    return flat(lasting);
  });
  const all = [...chunks, ...Object.values(usual?.shared ?? {})];
  const group = {name: 'documents', enforce: true, priority: 55};
  return {
    documents: {...group, chunks: new RegExp(`^(?:${all.join('|')})$`), type: /^javascript|^json/},
    // Every text needs them.
    mdx: {
      ...group,
      chunks: 'async',
      test: /[\\/](?:@mdx-js[\\/]react|src[\\/]ui[\\/](?:Part|RestOfPage))[\\/]/,
      type: /^javascript/,
    },
  };
}
