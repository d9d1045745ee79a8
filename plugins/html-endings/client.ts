import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {canonicalPath, decodable} from './path';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

function hasRoute(path: string, among: Routes = routes): boolean {
  return among.some((route) =>
    route.exact ? matchPath(path, {...route, strict: true}) !== null : hasRoute(path, route.routes ?? []),
  );
}

function correctAddress(): void {
  const {pathname, search, hash} = window.location;
  const path = canonicalPath(pathname, (candidate) => hasRoute(candidate));
  const address = path + search + decodable(hash, decodeURIComponent);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

// Client modules run before the engine loads the first page, and this listener before that of the router.
if (ExecutionEnvironment.canUseDOM) {
  correctAddress();
  addEventListener('popstate', correctAddress);
}
