import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {isEnginePage} from '../docusaurus/html';
import type {Pages} from '../docusaurus/site';

/** HTML files of a folder, relative to it, with slashes, sorted. */
export function htmlFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/**
 * Those that the engine wrote: not what lies in `static/`, and no offline edition.
 * @throws Error when there are pages and none of them is the engine's
 */
export function enginePages({dir, pages}: Pages): string[] {
  const written = pages.filter((page) => isEnginePage(readFileSync(join(dir, page), 'utf8')));
  if (pages.length > 0 && written.length === 0) {
    throw new Error(
      'No page has the #__docusaurus of the engine. See @docusaurus/core/lib/ssg/ssgTemplate.html.js and plugins/docusaurus/html.ts.',
    );
  }
  return written;
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
