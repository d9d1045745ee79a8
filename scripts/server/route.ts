import {headersFile, nginxFile} from '../../plugins/post-build/content-security-policy';

/** What answers a request: a file of the built folder, with slashes, or a redirect. */
export type Route = {status: 200 | 404; file: string} | {status: 301 | 302; location: string};

export interface Site {
  /** Begins and ends with a slash. */
  basePath: string;
  /** Whether the built folder has a file of this path. */
  isFile: (file: string) => boolean;
}

const forHosts = [headersFile, nginxFile];

/** Paths that are never pages: hidden files, compressed copies, doubled slashes, backslashes. */
const refused = /(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$|^\/|\/\/|\\/;

function parse(target: string): {path: string; query: string} | null {
  try {
    const {pathname, search} = new URL(target.replace(/^\/+/, '/'), 'http://localhost');
    return {path: decodeURIComponent(pathname).normalize('NFC'), query: search};
  } catch {
    return null;
  }
}

const encode = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * Finds what answers the target of a request line. The rules are those of deploy/nginx/docs.conf.
 * @returns null for a malformed target
 */
export function findRoute(target: string, {basePath, isFile}: Site): Route | null {
  const parsed = parse(target);
  if (parsed === null) {
    return null;
  }
  const {path, query} = parsed;
  if (`${path}/` === basePath) {
    return {status: 301, location: basePath + query};
  }
  if (!path.startsWith(basePath)) {
    return path === '/' ? {status: 302, location: basePath + query} : {status: 404, file: '404.html'};
  }
  const name = path.slice(basePath.length);
  const [folder = ''] = /^[^/.]+\//.exec(name) ?? [];
  const notFound = {status: 404, file: isFile(`${folder}404.html`) ? `${folder}404.html` : '404.html'} as const;
  if (refused.test(name) || forHosts.includes(name)) {
    return notFound;
  }
  if (name === '' || name.endsWith('/')) {
    if (isFile(`${name}index.html`)) {
      return {status: 200, file: `${name}index.html`};
    }
    return isFile(`${name.slice(0, -1)}.html`) ? {status: 301, location: encode(path.slice(0, -1)) + query} : notFound;
  }
  const page = name.replace(/(?:(?:^|\/)index)?\.html$/, '');
  const files = page === name ? [name, `${name}.html`] : [name, `${page}.html`, `${page}/index.html`];
  const file = files.find(isFile);
  if (file !== undefined) {
    return {status: 200, file};
  }
  return page === name && isFile(`${name}/index.html`) ? {status: 301, location: `${encode(path)}/${query}`} : notFound;
}
