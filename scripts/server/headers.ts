import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {contentPolicy, headersFile, readHeadersFile, securityHeaders} from '../../plugins/security';

/**
 * What is sent with every answer, whatever its status: the headers that the build has written beside its pages. A
 * folder without them gets the strictest ones, that allow nothing inline and no third party.
 * @param dir built folder
 */
export function siteHeaders(dir: string): Readonly<Record<string, string>> {
  const file = join(dir, headersFile);
  if (!existsSync(file)) {
    const nothing = contentPolicy({searchAppId: null, isCounted: false}, {scripts: [], styles: []});
    return securityHeaders(nothing, false);
  }
  // Not over plain HTTP: RFC 6797, 7.2.
  const {'Strict-Transport-Security': _, ...headers} = readHeadersFile(readFileSync(file, 'utf8'));
  return headers;
}

/**
 * Gives those headers as they are now: a build may take the place of the one that is served, and its pages come with
 * the hashes of other styles.
 * @param dir built folder
 */
export function currentHeaders(dir: string): () => Readonly<Record<string, string>> {
  const file = join(dir, headersFile);
  const writtenAt = () => statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  let known = {at: writtenAt(), headers: siteHeaders(dir)};
  return () => {
    const at = writtenAt();
    // Between two builds there is none for a moment.
    if (at !== undefined && at !== known.at) {
      known = {at, headers: siteHeaders(dir)};
    }
    return known.headers;
  };
}

const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Media type of a file by its ending. */
export function contentType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** A name that the bundler made from the content: it never changes its bytes. */
const hashedAsset = /(?:^|\/)assets\/(?:.*[/.-])?[0-9a-f]{7,}(?:\.[^/]*)?\.[a-z0-9]+$/;

/** How long a browser may keep a file; `file` is its path in the built folder, with slashes. */
export function cacheControl(file: string): string {
  return hashedAsset.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
