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
