import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {nodeProblem} from './prepare.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('accepts %s', (found) => {
    expect(nodeProblem(found, '>=20.19')).toBeNull();
  });

  it.each(['20.18.9', '18.20.0', '12.22.12', '8.0.0'])('refuses %s with what to do', (found) => {
    const problem = nodeProblem(found, '>=20.19');
    expect(problem).toContain(`needs Node.js 20.19 or newer; this is Node.js ${found} (`);
    expect(problem).toContain('nvm install 20');
  });
});

describe('bootstrap.mjs', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
    cpSync('scripts/bootstrap.mjs', join(root, 'scripts/bootstrap.mjs'));
    cpSync('scripts/bootstrap', join(root, 'scripts/bootstrap'), {recursive: true});
    writeFileSync(
      join(root, 'scripts/hello.ts'),
      'const name: string = process.argv[2]; console.log(`hello ${name}`);\n',
    );
    writeFileSync(join(root, 'package.json'), '{"engines": {"node": ">=20.19"}}');
    writeFileSync(join(root, 'package-lock.json'), '{"packages": {"node_modules/tsx": {"version": "1.0.0"}}}');
  });

  afterEach(() => rmSync(root, {recursive: true}));

  /** Runs it with an npm that runs this command of a shell. */
  function bootstrap(npm: string, ...args: string[]) {
    mkdirSync(join(root, 'bin'), {recursive: true});
    writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${npm}\n`, {mode: 0o755});
    const env = {...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH ?? ''}`};
    return spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...args], {cwd: root, env, encoding: 'utf8'});
  }

  const symlinkTsx = () => {
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(resolve('node_modules/tsx'), join(root, 'node_modules/tsx'));
  };
  const installTsx = `mkdir node_modules && ln -s "${resolve('node_modules/tsx')}" node_modules/tsx`;

  it('installs once, and runs the script with its arguments', () => {
    const first = bootstrap(installTsx, 'hello', 'you');
    expect(first.stdout).toMatch(/^Installing packages: .+\nnpm ci --include=dev --include=optional\nhello you\n$/);
    expect(bootstrap('exit 1', 'hello', 'again')).toMatchObject({status: 0, stdout: 'hello again\n'});
  });

  describe('installs again when', () => {
    const write = (path: string, content: unknown) => writeFileSync(join(root, path), JSON.stringify(content));
    const installed = (packages: unknown) => write('node_modules/.package-lock.json', {packages});
    const tsx = {'node_modules/tsx': {version: '1.0.0'}};
    const optional = {'node_modules/of-another-system': {version: '1.0.0', optional: true}};

    beforeEach(() => {
      symlinkTsx();
      installed(tsx);
    });

    it.each([
      ['node_modules is missing', () => rmSync(join(root, 'node_modules'), {recursive: true})],
      ['an installation was interrupted', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
      ['a package has another version', () => installed({'node_modules/tsx': {version: '0.9.0'}})],
      ['a package is missing', () => installed({})],
      ['it was installed by another Node', () => write('node_modules/.bootstrap.json', {nodeMajor: 18})],
      ['it was installed on another system', () => write('node_modules/.bootstrap.json', {platform: 'other-x64'})],
    ])('%s', (_, change) => {
      change();
      expect(bootstrap('exit 1', 'hello').stdout).toMatch(/^Installing packages/);
    });

    it('not when npm was run by hand', () => {
      write('package-lock.json', {packages: {'': {}, ...tsx, ...optional}});
      expect(bootstrap('exit 1', 'hello', 'you').stdout).toBe('hello you\n');
    });
  });

  it('ends with the error of npm', () => {
    const {status, stdout, stderr} = bootstrap('echo "npm error code E404"; exit 1', 'hello');
    expect([status, stdout]).toEqual([1, expect.stringContaining('npm error code E404\n')]);
    expect(stderr).toContain('“npm ci” failed');
  });

  it('names a script that does not exist before it installs', () => {
    const {status, stdout, stderr} = bootstrap(installTsx, 'nothing');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('There is no scripts/nothing.ts.');
  });

  it.each([
    ['process.exitCode = 3;', 3, ''],
    ['throw new Error("broken");', 1, 'Error: broken'],
  ])('ends as a script ends that is %s', (code, status, message) => {
    writeFileSync(join(root, 'scripts/hello.ts'), code);
    const run = bootstrap(installTsx, 'hello');
    expect(run.status).toBe(status);
    expect(run.stderr).toContain(message);
  });
});
