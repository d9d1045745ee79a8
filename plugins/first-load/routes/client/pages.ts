import ComponentCreator from '@docusaurus/ComponentCreator';
import kinds from '@generated/first-load/kinds.json';
import generatedRegistry from '@generated/registry';
import type generatedRoutes from '@generated/routes';
import names from '@generated/routesChunkNames';
import type {Registry} from '@docusaurus/types';
import {loadOwn} from './bundler';

type Routes = typeof generatedRoutes;

/** What the engine looks up and never changes; it grows here. */
const registry: Record<string, Registry[string]> = generatedRegistry;

/** The second part of the key under which the engine looks for the chunks of a route. */
const hash = 'page';

const known = new Set<string>();

/** Adds a page where its kind stands, in place: the engine draws from these very arrays. */
function add(routes: Routes, kind: number, path: string, chunk: string): void {
  const {under, fields, shared, prop} = kinds[kind]!;
  if (!known.has(path)) {
    known.add(path);
    names[`${path}-${hash}`] = {...shared, [prop]: chunk};
    const siblings = under.reduce<Routes>((among, at) => among[at]!.routes as Routes, routes);
    siblings.push({...fields, path, component: ComponentCreator(path, hash)});
  }
}

/** Adds the page that the HTML is, of which its template of scripts says enough (`plugins/first-load/scripts.ts`). */
export function addOwnPage(routes: Routes): void {
  const [kind, chunk, module, path] = document.getElementById('boot-scripts')?.dataset.page?.split(' ') ?? [];
  if (kind && chunk && module && path) {
    registry[chunk] ??= [() => loadOwn(module), chunk, module];
    add(routes, Number(kind), path, chunk);
  }
}

let all: Promise<void> | null = null;

/**
 * Adds every page of the language. They come in a script of their own, once.
 * @throws Error when it does not come; the next call asks again
 */
export function addAllPages(routes: Routes): Promise<void> {
  all ??= import(/* webpackChunkName: "pages" */ '@generated/first-load/pages').then(
    ({pages, parts}) => {
      Object.entries(parts).forEach(([chunk, entry]) => (registry[chunk] ??= entry));
      pages.forEach((chunks, kind) => {
        Object.entries(chunks).forEach(([path, chunk]) => add(routes, kind, path, chunk));
      });
    },
    (error: unknown) => {
      all = null;
      throw error;
    },
  );
  return all;
}
