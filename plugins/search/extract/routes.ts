import {existsSync} from 'node:fs';
import {join} from 'node:path';

export interface RouteFile {
  /** Path of the page on the site. */
  route: string;
  file: string;
}

export interface RouteOptions {
  /** Folder that the locale was built into. */
  outDir: string;
  /** Base URL of the locale, begins and ends with a slash. */
  baseUrl: string;
  /** Routes that hold no content: the search page. */
  exclude: readonly string[];
  /** True for pages that ask not to be indexed. */
  isHidden: (route: string) => boolean;
}

function htmlFile(route: string, {outDir, baseUrl}: RouteOptions): string | null {
  const path = decodeURI(route).slice(baseUrl.length).replace(/\/$/, '');
  const files = path === '' ? ['index.html'] : [`${path}.html`, `${path}/index.html`];
  return files.map((file) => join(outDir, file)).find((file) => existsSync(file)) ?? null;
}

/** HTML files of the routes that a search may find, in the order of the routes. */
export function searchableFiles(routes: readonly string[], options: RouteOptions): RouteFile[] {
  const {baseUrl, exclude, isHidden} = options;
  return routes
    .filter((route) => route.startsWith(baseUrl) && !route.endsWith('/404.html'))
    .filter((route) => !exclude.includes(route) && !isHidden(route))
    .flatMap((route) => {
      const file = htmlFile(route, options);
      return file === null ? [] : [{route, file}];
    });
}
