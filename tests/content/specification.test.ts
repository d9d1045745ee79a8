import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
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

/** Functions whose first argument is a title, also `labTest.describe` and `it.each(…)`. */
const isTitled = (callee: ts.Node): boolean =>
  ts.isIdentifier(callee)
    ? /^(?:\w*[tT]est|it|describe)$/.test(callee.text)
    : (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTitled(callee.expression);

/** First texts of the rows of `it.each([…])`, as far as they are written there. */
function rowNames(callee: ts.Node): string[] {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  const list = table && ts.isAsExpression(table) ? table.expression : table;
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements
        .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
        .flatMap((name) => (name && ts.isStringLiteralLike(name) ? [name.text] : []))
    : [];
}

/** Titles of a test file, a table's with the names of its rows. */
function titles(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTitled(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        found.push(title.text, ...(title.text === '%s' ? rowNames(node.expression) : []));
      } else if (title && ts.isTemplateExpression(title)) {
        found.push(title.getText(source).slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Letters that a title must have beside inserted values: “%s” alone would be any title. */
const fewestLetters = 10;

/** Whether a reference names a written title; an inserted value stands for any words. */
function names(reference: string, title: string): boolean {
  const parts = title.split(/\$\{[^}]*\}|%[sdij]|\$\w+/);
  const isTooShort = parts.length > 1 && parts.join('').replace(/\P{L}/gu, '').length < fewestLetters;
  return !isTooShort && new RegExp(`^${parts.map(escaped).join('.*')}$`).test(reference);
}

/** What is wrong with a title that a table names, whole or by its beginning and “…”, or null. */
function problem({name, title}: Reference): string | null {
  const file = name.includes('/') ? name : join('tests/browser', name);
  if (!/\.(?:spec|test)\.ts$/.test(name) || !existsSync(file)) {
    return `“${name}” is no test file`;
  }
  const known = titles(file);
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

describe('a title that a table names', () => {
  const built = 'tests/content/built.test.ts';

  it.each([
    [built, 'has a card'],
    [built, 'each built page'],
    ['pages.spec.ts', 'the not-found page…'],
    ['plugins/search/analysis/question.test.ts', '%s is a question'],
    ['plugins/search/analysis/question.test.ts', 'how to pay is a question'],
  ])('may be in %s: %s', (name, title) => expect(problem({name, title})).toBeNull());

  it.each([
    [built, 'has anything'],
    ['tests/build-failures/links.test.ts', '[anything]'],
    ['pages.spec.ts', 'the not-found page'],
  ])('is missing from %s: %s', (name, title) => expect(problem({name, title})).toContain('has no test'));
});

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
