import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../config/environment';
import {budgets, type Budget} from './budgets';

const folder = 'build';
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => !/\.(?:br|gz)$/.test(file));

function bytesOf(file: string): number {
  const packed = `${join(folder, file)}.br`;
  try {
    return readFileSync(packed).length;
  } catch {
    return brotliCompressSync(readFileSync(join(folder, file))).length;
  }
}

/** Scripts in the template that a page starts with (plugins/first-load), below the built folder. */
function scriptsOf(page: string): string[] {
  const template = /<template id="boot-scripts"[^>]*>(.*?)<\/template>/s.exec(
    readFileSync(join(folder, page), 'utf8'),
  )?.[1];
  const {basePath} = readEnvironment();
  return [...(template ?? '').matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src.slice(basePath.length));
}

const measures: Record<Budget['measure'], (file: string) => number> = {
  bytes: bytesOf,
  'script bytes': (page) => scriptsOf(page).reduce((sum, script) => sum + bytesOf(script), 0),
  scripts: (page) => scriptsOf(page).length,
};

describe('budgets of what a reader loads', () => {
  it.each(budgets)('$what: at most $most ($measure)', ({files: pattern, measure, most}) => {
    const measured = files.filter((file) => pattern.test(file)).map((file) => ({file, is: measures[measure](file)}));
    expect(measured.length).toBeGreaterThan(0);
    expect(Math.max(...measured.map(({is}) => is))).toBeGreaterThan(0);
    expect(measured.filter(({is}) => is > most)).toEqual([]);
  });

  it('every document says which route it is, so that none waits for the list of all pages', () => {
    const rest = files.filter(
      (file) =>
        file.endsWith('.html') && readFileSync(join(folder, file), 'utf8').includes('<template id="boot-scripts">'),
    );
    const known = /^(?:en\/)?(?:404|index|search)\.html$/;
    expect(rest.filter((file) => !known.test(file))).toEqual([]);
  });

  it('no script of the site is started by the page itself: the first paint waits for none', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const started = pages.filter((page) =>
      /<script[^>]+src=/.test(readFileSync(join(folder, page), 'utf8').replace(/<template\b.*?<\/template>/gs, '')),
    );
    expect(started).toEqual([]);
  });
});
