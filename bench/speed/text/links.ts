import {posix} from 'node:path';
import type {Link} from 'mdast';
import type {TextPage} from './manual.ts';

const ending = '.mdx';

/** The page that a link of a page leads to; null where it leads out of the manual. */
export function targetOf({url}: Link, {linksFrom}: TextPage): string | null {
  const [path = ''] = url.split('#');
  // A path from the root of the docs is as good as one from the page.
  return path.endsWith(ending) ? posix.resolve('/', posix.dirname(linksFrom), path).slice(1, -ending.length) : null;
}
