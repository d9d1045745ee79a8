/**
 * The path, still encoded, that the address bar shall show: without an ending that the page does not have, and readable
 * to the router where it is no UTF-8 (decodeURI, which the router calls, throws on that).
 */
export function canonicalPath(pathname: string, isRoute: (path: string) => boolean): string {
  let decoded;
  try {
    decoded = decodeURI(pathname);
  } catch {
    return pathname.replaceAll('%', '%25');
  }
  const path = withoutEnding(decoded, isRoute);
  return path === decoded ? pathname : encodeURI(path);
}

/** A hash that the engine can decode: decodeURIComponent, which it calls at each change of the address, throws on others. */
export function canonicalHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/**
 * Path of the page that a path with the ending .html or /index.html stands for. A path that is a
 * route of its own, or that stands for no page, comes back as it is.
 */
export function withoutEnding(path: string, isRoute: (path: string) => boolean): string {
  if (isRoute(path)) {
    return path;
  }
  const bare = path.replace(/(?:\/index)?\.html$/, '');
  return [bare, `${bare}/`].find((candidate) => candidate !== path && isRoute(candidate)) ?? path;
}
