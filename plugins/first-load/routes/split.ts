import type {ChunkNames, EngineRoutes, Route} from './read.ts';

/** What pages of one kind have in common: all that their routes say but their paths and their own chunks. */
export interface Kind {
  /** Where their routes stand: positions in the tree of routes. */
  under: number[];
  /** Fields of their routes beside path and component. */
  fields: Record<string, unknown>;
  /** Chunks that they share, by prop. */
  shared: Record<string, string>;
  /** Prop that the own chunk of each fills. */
  prop: string;
}

export interface Page {
  path: string;
  /** Index of its kind. */
  kind: number;
  /** Name of the chunk that no other page has. */
  chunk: string;
}

export interface Split {
  /** Routes that stay. */
  routes: Route[];
  kinds: Kind[];
  pages: Page[];
}

/** The one chunk of a route that no other route has; null where it has none, several or one inside another prop. */
function ownChunk(names: ChunkNames, uses: ReadonlyMap<string, number>): {prop: string; chunk: string} | null {
  const own = Object.entries(names).filter(([, name]) => typeof name !== 'string' || uses.get(name) === 1);
  const [prop = '', chunk] = own[0] ?? [];
  return own.length === 1 && typeof chunk === 'string' ? {prop, chunk} : null;
}

function timesUsed(names: Iterable<ChunkNames>): Map<string, number> {
  const uses = new Map<string, number>();
  const count = (some: ChunkNames) => {
    for (const name of Object.values(some)) {
      if (typeof name === 'string') {
        uses.set(name, (uses.get(name) ?? 0) + 1);
      } else {
        count(name);
      }
    }
  };
  [...names].forEach(count);
  return uses;
}

/**
 * Takes the pages out of the routes: what stands below another route, has none below it and one chunk of its own. The
 * start page stays, for the theme looks there for the way home.
 */
export function splitRoutes({routes, names}: Pick<EngineRoutes, 'routes' | 'names'>, baseUrl: string): Split {
  const uses = timesUsed(Object.values(names));
  const kinds: Kind[] = [];
  const pages: Page[] = [];

  const isTaken = ({path, component, routes: inner, ...fields}: Route, under: number[]): boolean => {
    const own = inner || path === baseUrl || under.length === 0 ? null : ownChunk(names[component] ?? {}, uses);
    if (!own) {
      return false;
    }
    const {[own.prop]: _, ...shared} = names[component] as Record<string, string>;
    const kind: Kind = {under, fields, shared, prop: own.prop};
    const text = JSON.stringify(kind);
    const known = kinds.findIndex((one) => JSON.stringify(one) === text);
    pages.push({path, kind: known < 0 ? kinds.push(kind) - 1 : known, chunk: own.chunk});
    return true;
  };

  const kept = (among: readonly Route[], under: number[]): Route[] =>
    among
      .filter((route) => !isTaken(route, under))
      .map((route, at) => (route.routes ? {...route, routes: kept(route.routes, [...under, at])} : route));
  return {routes: kept(routes, []), kinds, pages};
}
