/** Stands in for core's `client/preload`: the routes of pages come when the first of them is asked for. */
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {addAllPages} from './pages';

/** Its type says that it returns nothing. */
type Component = {preload?: () => Promise<unknown>} | undefined;

const matchesOf = (pathname: string) =>
  [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path));

/** Waits until the routes of a path are known, if there are any. */
export async function knowRoutes(pathname: string): Promise<void> {
  if (!matchesOf(pathname).some(({route}) => route.exact)) {
    await addAllPages(routes);
  }
}

const come = new Set<string>();

/** Whether all that a page is made of has been loaded. */
export const hasCome = (pathname: string): boolean => come.has(pathname);

/**
 * Loads all that a page is made of.
 * @throws Error when a part of it does not come
 */
export default async function preload(pathname: string): Promise<unknown[]> {
  await knowRoutes(pathname);
  const components = matchesOf(pathname).map(({route}) => route.component as unknown as Component);
  const loaded = await Promise.all(components.map(async (component) => component?.preload?.()));
  come.add(pathname);
  return loaded;
}
