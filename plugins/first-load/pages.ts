import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Addresses of the pages in a folder that the engine wrote, relative to it. */
export function pagesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
}

/** Rewrites a page where that changes it. */
export function rewrite(dir: string, page: string, change: (html: string) => string): void {
  const file = join(dir, page);
  const html = readFileSync(file, 'utf8');
  const changed = change(html);
  if (changed !== html) {
    writeFileSync(file, changed);
  }
}
