import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, sep} from 'node:path';

/** HTML files of a folder, relative to it, with slashes, sorted. */
export function htmlFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Pages of a folder that a step changes. */
export interface Pages {
  dir: string;
  /** Files relative to `dir`, with slashes. */
  pages: readonly string[];
}

/** Writes a page again where `change` makes another text of it. */
export function rewritePage(dir: string, page: string, change: (html: string) => string): void {
  const file = join(dir, page);
  const html = readFileSync(file, 'utf8');
  const changed = change(html);
  if (changed !== html) {
    writeFileSync(file, changed);
  }
}
