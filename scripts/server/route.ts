/** What answers a path: a file, another address, or nothing. Files are relative to the built folder, with slashes. */
export type Route =
  {kind: 'file'; file: string} | {kind: 'redirect'; status: 301 | 302; path: string} | {kind: 'missing'; page: string};

export interface Site {
  /** Begins and ends with a slash. */
  basePath: string;
  /** Whether the built folder has this file. */
  has: (file: string) => boolean;
}

const encoded = (segments: readonly string[]) => segments.map(encodeURIComponent).join('/');

/** The 404 page of the language of that path; pages outside a language have the one at the root. */
function missing(site: Site, segments: readonly string[]): Route {
  const own = `${segments[0] ?? ''}/404.html`;
  return {kind: 'missing', page: segments.length > 1 && site.has(own) ? own : '404.html'};
}

/** Path `name/`: the index of a folder, else the page of that name without the slash. */
function folder(site: Site, segments: readonly string[]): Route {
  const name = segments.slice(0, -1).join('/');
  const index = `${name}${name && '/'}index.html`;
  if (site.has(index)) {
    return {kind: 'file', file: index};
  }
  if (name && site.has(`${name}.html`)) {
    return {kind: 'redirect', status: 301, path: site.basePath + encoded(segments.slice(0, -1))};
  }
  return missing(site, segments);
}

/** Path without a slash at its end: the file itself, the page, or the page that `.html` and `/index.html` name. */
function page(site: Site, segments: readonly string[]): Route {
  const name = segments.join('/');
  const bare = name.replace(/(?:(?:^|\/)index)?\.html$/, '');
  const isNamed = bare !== name;
  const candidates = isNamed ? [name, `${bare}.html`, `${bare}/index.html`] : [name, `${name}.html`];
  const file = candidates.find((candidate) => site.has(candidate));
  if (file !== undefined) {
    return {kind: 'file', file};
  }
  if (!isNamed && site.has(`${name}/index.html`)) {
    return {kind: 'redirect', status: 301, path: `${site.basePath}${encoded(segments)}/`};
  }
  return missing(site, segments);
}

/** Finds what answers a path, by the rules of a static host: a file of exactly that name wins. */
export function findRoute(site: Site, segments: readonly string[]): Route {
  const base = site.basePath.split('/').slice(1, -1);
  if (!base.every((segment, index) => segment === segments[index])) {
    const isRoot = segments.length === 1 && segments[0] === '';
    return isRoot ? {kind: 'redirect', status: 302, path: site.basePath} : {kind: 'missing', page: '404.html'};
  }
  const rest = segments.slice(base.length);
  if (rest.length === 0) {
    return {kind: 'redirect', status: 301, path: site.basePath};
  }
  return rest.at(-1) === '' ? folder(site, rest) : page(site, rest);
}
