/**
 * A part of an address that can be decoded: where `decode` throws because the part is not UTF-8, each percent sign
 * means itself.
 */
export function decodable(part: string, decode: (text: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * The path, encoded, of the page that a path with the ending .html or /index.html means. A path that is a route of
 * its own, or that means no page, is left as it is, except that it can be decoded: the router calls decodeURI.
 */
export function canonicalPath(pathname: string, isRoute: (path: string) => boolean): string {
  const encoded = decodable(pathname, decodeURI);
  const path = decodeURI(encoded);
  const bare = path.replace(/(?:\/index)?\.html$/, '');
  const found = [path, bare, `${bare}/`].find(isRoute) ?? path;
  return found === path ? encoded : encodeURI(found);
}
