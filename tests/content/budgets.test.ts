import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, describe, expect, it} from 'vitest';
import {readEnvironment} from '../../config/environment';
import {budgets, growthOf, limitOf, type Budget} from './budgets';
import {partBudgets} from './partBudgets';

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

const {basePath} = readEnvironment();
const chunkOf = (file: string): string | undefined =>
  /assets\/(?:js|css)\/(.+?)\.[\da-f]{8}\.(?:js|css)$/.exec(file)?.[1];
const htmlOf = (page: string): string => readFileSync(join(folder, page), 'utf8');

/** Scripts in the template that a page starts with (plugins/first-load), below the built folder. */
function scriptsOf(page: string): string[] {
  const template = /<template id="boot-scripts"[^>]*>(.*?)<\/template>/s.exec(htmlOf(page))?.[1];
  return [...(template ?? '').matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src.slice(basePath.length));
}

function sheetsOf(page: string): string[] {
  const sheets = [...htmlOf(page).matchAll(/<link[^>]* href="?([^\s">]+\.css)/g)];
  return [...new Set(sheets.map(([, href = '']) => href.slice(basePath.length)))];
}

const sum = (of: readonly string[]): number => of.reduce((all, file) => all + bytesOf(file), 0);

const measures: Record<Budget['measure'], (file: string) => number> = {
  bytes: bytesOf,
  requests: (page) => scriptsOf(page).length + sheetsOf(page).length,
  'script bytes': (page) => sum(scriptsOf(page)),
  'sheet bytes': (page) => sum(sheetsOf(page)),
};

const hasParts = (page: string): boolean =>
  scriptsOf(page).some((script) => /^(?:figures|tools)/.test(chunkOf(script) ?? ''));

function measured({files: pattern, parts, which, measure}: Budget): {file: string; is: number}[] {
  const all = files
    .filter((file) => pattern.test(file) && (!parts || hasParts(file) === (parts === 'with')))
    .map((file) => ({file, is: measures[measure](file)}))
    .sort((one, other) => one.is - other.is);
  const middle = Math.floor(all.length / 2);
  return which === 'middle' ? all.slice(middle, middle + 1) : all;
}

describe('budgets of what a reader loads', () => {
  const grown: string[] = [];
  const noteGrowth = (what: string, released: number, is: number) => {
    const growth = growthOf(released, is);
    if (growth !== '') {
      grown.push(`${growth} ${what}: ${released} at the last release, ${is} now`);
    }
  };
  afterAll(() => {
    console.log(['Growth since the last release:', ...grown].join('\n'));
  });

  it.each(budgets)('$what: at most 5 % over $released ($measure)', (budget) => {
    const found = measured(budget);
    const largest = Math.max(...found.map(({is}) => is));
    noteGrowth(budget.what, budget.released, largest);
    expect(largest).toBeGreaterThan(0);
    expect(found.filter(({is}) => is > limitOf(budget.released, budget.measure))).toEqual([]);
  });

  it('each figure and tool keeps to a budget of its own', () => {
    const weights = new Map<string, number>();
    for (const file of files.filter((name) => /^(?:en\/)?assets\/(?:js|css)\/(?:figures|tools)/.test(name))) {
      const part = `${file.startsWith('en/') ? 'en/' : ''}${chunkOf(file)}`;
      weights.set(part, (weights.get(part) ?? 0) + bytesOf(file));
    }
    const names = [...weights.keys()].map((part) => part.replace('en/', ''));
    expect([...new Set(names)].sort()).toEqual(Object.keys(partBudgets).sort());
    const releasedOf = (part: string) => partBudgets[part.replace('en/', '')]?.[0] ?? 0;
    weights.forEach((weight, part) => noteGrowth(part, releasedOf(part), weight));
    const tooHeavy = [...weights].filter(([part, weight]) => weight > limitOf(releasedOf(part)));
    expect(tooHeavy).toEqual([]);
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
