import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

interface Row {
  line: number;
  cells: string[];
}

const isRule = /^\|[\s|:-]+\|$/;

/** Rows of the tables of SPECIFICATION.md, headings and rules left out. */
function rows(source: string): Row[] {
  return source
    .split('\n')
    .map((text, index) => ({line: index + 1, text: text.trim()}))
    .filter(({text}) => text.startsWith('|') && !isRule.test(text) && !/\|\s*Test\s*\|$/.test(text))
    .map(({line, text}) => ({
      line,
      cells: text
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    }));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Titles of a test file as they are written there. */
function titles(source: string): string[] {
  const calls = source.matchAll(
    /(?:\w*[tT]est|it|describe)(?:\.[\w.]+)?(?:\([^()]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g,
  );
  return [...calls].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(String.raw`\'`, "'"),
  );
}

/** Whether a reference names a written title; an inserted value stands for any words. */
function names(reference: string, title: string): boolean {
  const parts = title.split(/\$\{[^}]*\}|%[sdij]|\$\w+/);
  return new RegExp(`^${parts.map(escaped).join('.*')}$`).test(reference);
}

/** What is wrong with a title that a table names, whole or by its beginning and “…”, or null. */
function problem({name, title}: Reference): string | null {
  const file = name.includes('/') ? name : join('tests/browser', name);
  if (!/\.(?:spec|test)\.ts$/.test(name) || !existsSync(file)) {
    return `“${name}” is no test file`;
  }
  const known = titles(readFileSync(file, 'utf8'));
  if (title.endsWith('…')) {
    const found = new Set(known.filter((candidate) => candidate.startsWith(title.slice(0, -1)))).size;
    return found === 1 ? null : `${found} tests of ${file} begin with “${title}”, it must be one`;
  }
  return title === '' || known.some((candidate) => names(title, candidate)) ? null : `${file} has no test “${title}”`;
}

interface Reference {
  name: string;
  title: string;
}

/** References of a cell: “`file` › title”, further titles of the same file each after a line break. */
function referencesOf(cell: string): Reference[] {
  let name = '';
  return cell.split(/<br\s*\/?>|; (?=`)/).flatMap((text) => {
    const [first = '', ...path] = text.trim().split(/ ?› /);
    name = first === '' ? name : first.replaceAll('`', '');
    return (path.length === 0 ? [''] : path).map((title) => ({name, title}));
  });
}

/** Tests that the last cell of a row names and that are not there. */
function missingTests(file: string, table: readonly Row[]): string[] {
  return table.flatMap(({line, cells}) =>
    referencesOf(cells.at(-1) ?? '')
      .map(problem)
      .filter((text) => text !== null)
      .map((text) => `${file}:${line}: ${text}`),
  );
}

const table = rows(readFileSync('SPECIFICATION.md', 'utf8'));

describe('SPECIFICATION.md', () => {
  it('has a line, a place and a test in every row', () => {
    expect(table.length).toBeGreaterThan(100);
    expect(table.filter(({cells}) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  });

  it('names places that exist', () => {
    const places = table.flatMap(({line, cells}) =>
      [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({line, path})),
    );
    expect(places.length).toBeGreaterThan(50);
    expect(
      places.filter(({path}) => !existsSync(path)).map(({line, path}) => `SPECIFICATION.md:${line}: ${path}`),
    ).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(missingTests('SPECIFICATION.md', table)).toEqual([]);
  });
});

describe('decisions/faults.md', () => {
  const faults = rows(readFileSync('decisions/faults.md', 'utf8'));

  it('names for every fault what the reader sees, how it recovers and which test proves it', () => {
    expect(faults.length).toBeGreaterThan(20);
    expect(faults.filter(({cells}) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(missingTests('decisions/faults.md', faults)).toEqual([]);
  });
});

describe('decisions/gates.md', () => {
  const gates = rows(readFileSync('decisions/gates.md', 'utf8'));

  it('names tests that exist', () => {
    expect(gates.length).toBeGreaterThan(20);
    expect(missingTests('decisions/gates.md', gates)).toEqual([]);
  });
});
