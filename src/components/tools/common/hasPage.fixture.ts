import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageRef} from './page';

const docs = join(import.meta.dirname, '..', '..', '..', '..', 'docs');

/** Whether the manual has the page and the heading; for tests only. */
export function hasPage({doc, anchor}: PageRef): boolean {
  const file = join(docs, `${doc}.mdx`);
  return existsSync(file) && (anchor === undefined || readFileSync(file, 'utf8').includes(`{/* #${anchor} */}`));
}
