import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {changedFiles, changedStages} from './changed';
import {readOptions, wantedStages} from './options';
import {readPlaywrightReport, readVitestReport} from './reports';
import {judge, sum} from './tally';

describe('judge', () => {
  it.each([
    ['all passed', {passed: 3, failed: 0, skipped: 0}, 0, {passed: 3, failed: 0, skipped: 0}],
    ['some failed', {passed: 3, failed: 2, skipped: 0}, 1, {passed: 3, failed: 2, skipped: 0}],
    ['no test ran', {passed: 0, failed: 0, skipped: 0}, 0, {passed: 0, failed: 1, skipped: 0}],
    ['every test is skipped', {passed: 0, failed: 0, skipped: 5}, 0, {passed: 0, failed: 1, skipped: 5}],
    ['one test is skipped', {passed: 3, failed: 0, skipped: 1}, 0, {passed: 3, failed: 1, skipped: 1}],
    ['a file could not be loaded', {passed: 3, failed: 0, skipped: 0}, 1, {passed: 3, failed: 1, skipped: 0}],
    ['the runner crashed', null, 1, {passed: 0, failed: 1, skipped: 0}],
    ['there is no report', null, 0, {passed: 0, failed: 1, skipped: 0}],
  ])('%s', (_, reported, code, expected) => {
    expect(judge(reported, code)).toEqual(expected);
  });

  it('lets a filter by name leave tests out', () => {
    const tally = {passed: 3, failed: 0, skipped: 40};
    expect(judge(tally, 0, true)).toEqual(tally);
  });

  it('sums stages', () => {
    const stages = [1, 2].map((passed) => ({passed, failed: passed, skipped: 1, flaky: [`shaky ${passed}`]}));
    expect(sum([...stages, {passed: 1, failed: 0, skipped: 0}])).toEqual({
      passed: 4,
      failed: 3,
      skipped: 2,
      flaky: ['shaky 1', 'shaky 2'],
    });
  });
});

describe('reports', () => {
  let dir: string;
  const report = (content: unknown) => {
    writeFileSync(join(dir, 'report.json'), JSON.stringify(content));
    return join(dir, 'report.json');
  };

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'reports-'));
  });

  afterAll(() => rmSync(dir, {recursive: true}));

  it('reads the counts of Vitest', () => {
    const path = report({numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1});
    expect(readVitestReport(path)).toEqual({passed: 5, failed: 1, skipped: 3});
  });

  it('reads the counts of Playwright, and names the tests that passed on their second try', () => {
    const spec = (title: string, status: string) => ({title, file: 'a.spec.ts', line: 3, tests: [{status}]});
    const path = report({
      stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 3},
      suites: [{specs: [spec('stable', 'expected')], suites: [{specs: [spec('shaky', 'flaky')]}]}],
    });
    expect(readPlaywrightReport(path)).toEqual({passed: 6, failed: 1, skipped: 3, flaky: ['a.spec.ts:3 › shaky']});
  });

  it('has no counts without a report', () => {
    expect(readVitestReport(join(dir, 'none.json'))).toBeNull();
    expect(readPlaywrightReport(join(dir, 'none.json'))).toBeNull();
    expect(readPlaywrightReport(report({errors: []}))).toBeNull();
  });
});

describe('readOptions', () => {
  it('reads a stage, a pattern and files', () => {
    expect(readOptions([])).toEqual({
      only: [],
      grep: null,
      shard: null,
      files: [],
      long: false,
      changed: false,
      update: false,
    });
    expect(readOptions(['--only', 'browser', '--grep', 'scroll', 'routes'])).toMatchObject({
      only: ['browser'],
      grep: 'scroll',
      files: ['routes'],
    });
    expect(readOptions(['--only', 'browser', '--shard', '2/3']).shard).toBe('2/3');
  });

  it.each([
    [['--only', 'nothing']],
    [['--only', 'types,nothing']],
    [['--only', 'unit,browser', '--grep', 'a']],
    [['--grep', 'a']],
    [['routes']],
    [['--only', 'types', '--grep', 'a']],
  ])('refuses %j and names what it accepts', (args) => {
    expect(() => readOptions(args)).toThrow(/unit, build-failures/);
  });

  it.each([
    ['3', 'browser'],
    ['0/3', 'browser'],
    ['4/3', 'browser'],
    ['1/3', 'unit'],
    ['1/3', 'types,browser'],
  ])('refuses the share %s of %s', (shard, only) => {
    expect(() => readOptions(['--only', only, '--shard', shard])).toThrow('accepts 1/3');
  });
});

describe('wantedStages', () => {
  const wanted = (...args: string[]) =>
    wantedStages(readOptions(args), (name) => (name === 'long' ? 'build' : undefined));

  it('leaves the long stages to the long command', () => {
    expect(wanted()).not.toContain('long');
    expect(wanted('--long').slice(0, -4)).toEqual(wanted());
    expect(wanted('--long').slice(-4)).toEqual(['hosts', 'stock', 'engines', 'long']);
  });

  it('adds what a stage needs', () => {
    expect(wanted('--only', 'long')).toEqual(['build', 'long']);
    expect(wanted('--only', 'long,types')).toEqual(['types', 'build', 'long']);
  });

  it('updates pictures only where they are compared', () => {
    expect(readOptions(['--only', 'long', '--update']).update).toBe(true);
    expect(() => readOptions(['--update'])).toThrow('--only long');
  });
});

describe('what changed', () => {
  const stagesFor = (...files: string[]) => changedStages(files).map(({name}) => name);

  it('asks for a page what reads pages, for code what reads code', () => {
    expect(stagesFor('docs/setup.mdx')).toEqual(['content']);
    expect(stagesFor('facts/tariffs.json')).toEqual(['unit', 'content']);
    expect(stagesFor('src/css/site.css')).toEqual(['types', 'lint', 'format', 'unit']);
    expect(stagesFor('src/components/home/index.tsx')).toEqual(['types', 'lint', 'format', 'unit', 'content']);
    expect(stagesFor()).toEqual([]);
  });

  it('is what is not committed, or else the last commit', () => {
    const dir = mkdtempSync(join(tmpdir(), 'changed-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {cwd: dir});
    const commit = (file: string) => {
      writeFileSync(join(dir, file), file);
      git('add', '-A');
      git('commit', '-qm', file);
    };
    git('init', '-q');
    commit('first.ts');
    commit('второй.mdx');
    expect(changedFiles(dir)).toEqual(['второй.mdx']);
    writeFileSync(join(dir, 'first.ts'), 'changed');
    writeFileSync(join(dir, 'third.ts'), 'new');
    rmSync(join(dir, 'второй.mdx'));
    expect(changedFiles(dir)).toEqual(['first.ts', 'third.ts']);
    rmSync(dir, {recursive: true});
  });
});
