import {flat, type EngineRoutes, type Route} from './routes/read.ts';
import {pagesChunk, type Parts} from './routes/parts.ts';
import type {Split} from './routes/split.ts';

/** What the HTML of a page says of its route. */
export interface RouteParts {
  /** Its scripts, relative to the base URL. */
  scripts: string[];
  /** What the browser needs to know it by itself (`routes/client/pages.ts`); null for a path of no such page. */
  page: string | null;
}

function matched(routes: readonly Route[], path: string): Route[] {
  const found = routes.find(
    (route) =>
      route.path === path || (route.exact !== true && route.routes !== undefined && path.startsWith(route.path)),
  );
  return found ? [found, ...matched(found.routes ?? [], path)] : [];
}

/**
 * What the engine's client would find out only when its main script runs: the scripts of each route.
 * @returns for a path with the base URL, as the reader's browser decodes it
 */
export function routeParts(
  {routes, names}: EngineRoutes,
  {pages}: Split,
  {files, modules}: Parts,
): (path: string) => RouteParts {
  const byPath = new Map(pages.map((page) => [page.path, page]));

  return (path) => {
    const all = matched(routes, path);
    const page = byPath.get(path);
    const module = page && modules.get(page.chunk);
    const chunks = all.flatMap(({component}) => flat(names[component] ?? {}));
    const isKnown = all.some(({exact}) => exact === true);
    // Who gets the not-found page waits for the list of all pages: that one may be missing is not known before.
    const needed = isKnown ? chunks : [...chunks, pagesChunk];
    return {
      scripts: [...new Set(needed.flatMap((chunk) => files.get(chunk) ?? []))],
      page: page && module !== undefined ? [page.kind, page.chunk, module, path].join(' ') : null,
    };
  };
}
