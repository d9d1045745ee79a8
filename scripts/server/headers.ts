import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {lookup} from 'mrmime';
import {headersFile, readHeadersFile} from '../../plugins/post-build/content-security-policy';

/**
 * Headers of every answer, whatever its status: those that the build has written beside its pages. Read for each
 * answer, because a new build has other hashes in its policy.
 * @param dir built folder; without the file there are no headers
 */
export function siteHeaders(dir: string): Record<string, string> {
  const file = join(dir, headersFile);
  // Browsers must ignore HSTS over plain HTTP: RFC 6797, 7.2.
  const {'Strict-Transport-Security': _, ...headers} = existsSync(file)
    ? readHeadersFile(readFileSync(file, 'utf8'))
    : {};
  return headers;
}

/** Media type of a file by its extension, with the charset of texts. */
export function contentType(file: string): string {
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  return /^text\/|[/+](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** A name with a hash of the content that the bundler put there. */
const hashedAsset = /(?:^|\/)assets\/(?:.*[/.-])?[0-9a-f]{7,}(?:\.[^/]*)?\.[a-z0-9]+$/;

/** Value of Cache-Control; `file` is a path in the built folder, with slashes. */
export function cacheControl(file: string): string {
  return hashedAsset.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
