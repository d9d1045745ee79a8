import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {canonicalHash, canonicalPath} from './path.ts';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

function hasExactRoute(path: string, among: Routes): boolean {
  return among.some((route) =>
    route.exact ? matchPath(path, route)?.url === path : hasExactRoute(path, route.routes ?? []),
  );
}

function mendHash(): void {
  const {pathname, search, hash} = window.location;
  const mended = canonicalHash(hash);
  if (mended !== hash) {
    window.history.replaceState(window.history.state, '', pathname + search + mended);
  }
}

// Before the engine loads the parts of the first page: client modules run ahead of its entry.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const path = canonicalPath(pathname, (candidate) => hasExactRoute(candidate, routes));
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
  mendHash();
  // This listener is older than the router's, which reads the address after it.
  addEventListener('popstate', mendHash);
}
