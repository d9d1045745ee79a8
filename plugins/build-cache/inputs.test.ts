import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashFrame, hashInputs, inputFiles} from './inputs';

let root: string;

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(root, name)), {recursive: true});
    writeFileSync(join(root, name), name);
  }
}

const settings = {basePath: '/wordpress/'};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {cwd: root});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write(
    'docs/a.mdx',
    'package-lock.json',
    'README.md',
    'tests/x.ts',
    'src/a.test.ts',
    'node_modules/a/index.js',
    'build/index.html',
  );
});

afterEach(() => rmSync(root, {recursive: true}));

describe('inputFiles', () => {
  const sources = ['docs/a.mdx', 'package-lock.json'];

  it('lists the sources without git', () => {
    expect(inputFiles(root)).toEqual(sources);
  });

  it('lists tracked and untracked sources with git, and nothing that git ignores', () => {
    git('init', '-q');
    git('add', 'docs');
    writeFileSync(join(root, '.gitignore'), 'secret.txt\nnode_modules\nbuild\n');
    write('secret.txt');
    expect(inputFiles(root)).toEqual(sources);
  });
});

describe('hashInputs', () => {
  const hash = () => hashInputs(root, settings);

  it('stays the same when nothing that matters changes', () => {
    const before = hash();
    write('tests/y.ts', 'CHANGELOG.md', 'node_modules/b/index.js');
    expect(hash()).toBe(before);
  });

  it.each([
    ['a changed page', () => writeFileSync(join(root, 'docs/a.mdx'), 'other')],
    ['a new page', () => write('docs/b.mdx')],
    ['a deleted page', () => rmSync(join(root, 'docs/a.mdx'))],
  ])('changes with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('changes with the settings', () => {
    expect(hashInputs(root, {basePath: '/'})).not.toBe(hash());
  });

  it('changes with a commit, from which pages have their dates', () => {
    git('init', '-q');
    git('add', 'docs');
    const before = hash();
    git('commit', '-q', '-m', 'a');
    expect(hash()).not.toBe(before);
  });

  it('changes with a tracked file that was deleted', () => {
    git('init', '-q');
    git('add', 'docs');
    const before = hash();
    rmSync(join(root, 'docs/a.mdx'));
    expect(hash()).not.toBe(before);
  });
});

describe('hashFrame', () => {
  it('changes with anything but the text of a page', () => {
    const first = hashFrame(root, settings);
    writeFileSync(join(root, 'docs/a.mdx'), 'another text');
    expect(hashFrame(root, settings)).toBe(first);
    write('docs/b.mdx');
    const more = hashFrame(root, settings);
    expect(more).not.toBe(first);
    writeFileSync(join(root, 'package-lock.json'), 'another one');
    expect(hashFrame(root, settings)).not.toBe(more);
  });
});
