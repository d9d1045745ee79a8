import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, describe, expect, it} from 'vitest';
import {readEnvironment} from '../../config/environment';
import {componentChunks} from '../../plugins/performance/componentChunks';
import {componentFolders} from '../../config/performance';
import {components} from '../../src/components/definitions/registry';
import {budgets, componentBudget, growthOf, limitOf, type Budget} from './budgets';

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

function sheetsOf(page: string): string[] {
  const sheets = [...htmlOf(page).matchAll(/<link[^>]* href="?([^\s">]+\.css)/g)];
  return [...new Set(sheets.map(([, href = '']) => href.slice(basePath.length)))];
}

const sum = (of: readonly string[]): number => of.reduce((all, file) => all + bytesOf(file), 0);

const measures: Record<Budget['measure'], (file: string) => number> = {
  bytes: bytesOf,
  'sheet bytes': (page) => sum(sheetsOf(page)),
};

const hasComponents = (page: string): boolean =>
  sheetsOf(page).some((sheet) => /^(?:figures|tools)/.test(chunkOf(sheet) ?? ''));

function measured({files: pattern, components, contains, which, measure}: Budget): {file: string; is: number}[] {
  const all = files
    .filter(
      (file) =>
        pattern.test(file) &&
        (!components || hasComponents(file) === (components === 'with')) &&
        (!contains || readFileSync(join(folder, file), 'utf8').includes(contains)),
    )
    .map((file) => ({file, is: measures[measure](file)}))
    .sort((one, other) => one.is - other.is);
  const middle = Math.floor(all.length / 2);
  return which === 'middle' ? all.slice(middle, middle + 1) : all;
}

describe('budgets of what a reader loads', () => {
  const lines: string[] = [];
  const noteGrowth = (what: string, released: number, is: number) => {
    const growth = growthOf(released, is);
    if (growth !== '') {
      lines.push(`${growth} ${what}: ${released} at the last release, ${is} now`);
    }
  };
  afterAll(() => {
    console.log(['Growth since the last release:', ...lines].join('\n'));
  });

  it.each(budgets)('$what: at most 5 % over $released ($measure)', (budget) => {
    const found = measured(budget);
    const largest = Math.max(...found.map(({is}) => is));
    noteGrowth(budget.what, budget.released, largest);
    expect(largest).toBeGreaterThan(0);
    expect(found.filter(({is}) => is > limitOf(budget.released))).toEqual([]);
  });

  it('each figure and tool keeps to the budget of a component', () => {
    const weights = componentChunks('.', componentFolders).flatMap(({name}) =>
      ['', 'en/'].map((locale) => {
        const own = files.filter((file) => file.startsWith(`${locale}assets/`) && chunkOf(file) === name);
        return {chunk: locale + name, is: sum(own)};
      }),
    );
    expect(weights.filter(({is}) => is > 0).length).toBeGreaterThanOrEqual(Object.keys(components).length);
    expect(weights.filter(({is}) => is > componentBudget)).toEqual([]);
  });

  it('no script of the site is started by the page itself: the first paint waits for none', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const started = pages.filter((page) =>
      /<script[^>]+src=/.test(readFileSync(join(folder, page), 'utf8').replace(/<template\b.*?<\/template>/gs, '')),
    );
    expect(started).toEqual([]);
  });
});
