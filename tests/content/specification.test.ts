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

/** Patterns of the titles in a test file; an inserted value stands for any words. */
function titles(source: string): RegExp[] {
  const calls = source.matchAll(
    /(?:\w*[tT]est|it|describe)(?:\.[\w.]+)?(?:\([^()]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g,
  );
  return [...calls].map(([, single, double, template]) => {
    const literal = (single ?? double ?? template ?? '').replaceAll(String.raw`\'`, "'");
    return new RegExp(
      `^${literal
        .split(/\$\{[^}]*\}|%[sdij]|\$\w+/)
        .map(escaped)
        .join('.*')}$`,
    );
  });
}

function problem(reference: string): string | null {
  const [, name = '', path = ''] = /^`([^`]+)`(?: › (.+))?$/s.exec(reference.trim()) ?? [];
  const file = name.includes('/') ? name : join('tests/browser', name);
  if (!/\.(?:spec|test)\.ts$/.test(name) || !existsSync(file)) {
    return `“${reference}” names no test file`;
  }
  const known = titles(readFileSync(file, 'utf8'));
  const missing = path
    .split(' › ')
    .filter((title) => title !== '')
    .find((title) => !known.some((pattern) => pattern.test(title)));
  return missing === undefined ? null : `${file} has no test “${missing}”`;
}

/** Tests that the last cell of a row names and that are not there. */
function missingTests(file: string, table: readonly Row[]): string[] {
  return table.flatMap(({line, cells}) =>
    (cells.at(-1) ?? '')
      .split(/<br\s*\/?>|; (?=`)/)
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
