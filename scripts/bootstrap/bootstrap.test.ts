import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkInstalled, writeStamp} from './installed.mjs';
import {nodeComplaint} from './node-version.mjs';
import {explainNpmFailure} from './npm-failure.mjs';

describe('nodeComplaint', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('takes %s', (found) => {
    expect(nodeComplaint(found, '>=20.19', '/usr/bin/node')).toBeNull();
  });

  it.each(['20.18.9', '18.20.0', '12.22.12', '8.0.0'])('refuses %s and says what to do', (found) => {
    const complaint = nodeComplaint(found, '>=20.19', '/usr/bin/node');
    expect(complaint).toContain(`needs Node.js 20.19 or newer; this is Node.js ${found} (/usr/bin/node)`);
    expect(complaint).toContain('nvm install 20');
  });
});

describe('checkInstalled', () => {
  const other = process.platform === 'linux' ? 'darwin' : 'linux';
  const lock = {
    packages: {
      '': {},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/native': {version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch]},
      'node_modules/foreign': {version: '1.0.0', optional: true, os: [other]},
      'node_modules/of-foreign': {version: '1.0.0', optional: true},
    },
  };
  let root: string;

  const write = (path: string, content: unknown) => writeFileSync(join(root, path), JSON.stringify(content));
  const installed = (packages: Record<string, {version: string}>) =>
    write('node_modules/.package-lock.json', {packages});
  const whole = {'node_modules/a': {version: '1.0.0'}, 'node_modules/native': {version: '1.0.0'}};

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
    mkdirSync(join(root, 'node_modules/a'), {recursive: true});
    write('package.json', {dependencies: {a: '1.0.0'}});
    write('package-lock.json', lock);
    write('node_modules/a/package.json', {});
    installed(whole);
  });

  afterEach(() => rmSync(root, {recursive: true}));

  it('takes what npm installed by the lock file, and remembers it', () => {
    expect(checkInstalled(root).reason).toBeNull();
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(checkInstalled(root).reason).toBeNull();
  });

  it('wants an installation when node_modules is not there', () => {
    rmSync(join(root, 'node_modules'), {recursive: true});
    expect(checkInstalled(root).reason).toBe('there is no node_modules folder yet');
  });

  it('wants one when a package folder was deleted, even under a stamp', () => {
    writeStamp(root);
    rmSync(join(root, 'node_modules/a'), {recursive: true});
    expect(checkInstalled(root).reason).toBe('a is missing in node_modules');
  });

  it('wants one when the lock file asks for another version', () => {
    writeStamp(root);
    write('package-lock.json', {packages: {...lock.packages, 'node_modules/a': {version: '1.0.1'}}});
    expect(checkInstalled(root).reason).toBe('node_modules/a is not what package-lock.json asks for');
  });

  it('wants one when an optional package of this system is missing', () => {
    installed({'node_modules/a': {version: '1.0.0'}});
    expect(checkInstalled(root).reason).toBe('node_modules/native is not what package-lock.json asks for');
  });

  it('wants one after an interrupted installation', () => {
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(checkInstalled(root).reason).toContain('node_modules/.package-lock.json');
  });

  it.each([
    [{nodeMajor: 18}, 'node_modules was installed with Node.js 18'],
    [{platform: 'other-x64'}, 'node_modules was installed on other-x64'],
  ])('wants one when the stamp says %j', (change, reason) => {
    const now = {
      lock: '',
      nodeMajor: parseInt(process.versions.node, 10),
      platform: `${process.platform}-${process.arch}`,
    };
    write('node_modules/.bootstrap.json', {...now, ...change});
    expect(checkInstalled(root).reason).toContain(reason);
  });

  it('knows a copy of the whole folder again', () => {
    writeStamp(root);
    cpSync(root, `${root}-copy`, {recursive: true});
    expect(checkInstalled(`${root}-copy`).reason).toBeNull();
    rmSync(`${root}-copy`, {recursive: true});
  });
});

describe('explainNpmFailure', () => {
  const explain = (...lines: string[]) =>
    explainNpmFailure(lines.map((line) => `npm error ${line}`).join('\n'), 'the.log');

  it('names the call that failed when the network is away', () => {
    const text = explain(
      'code ECONNREFUSED',
      'syscall connect',
      'FetchError: request to http://127.0.0.1:9/react failed, reason: connect ECONNREFUSED 127.0.0.1:9',
      '    at ClientRequest.<anonymous> (/usr/lib/node_modules/npm/index.js:130:14)',
    );
    expect(text).toContain('could not reach the package registry: ECONNREFUSED');
    expect(text).toContain('GET http://127.0.0.1:9/react (connect ECONNREFUSED 127.0.0.1:9)');
    expect(text).not.toContain('    at ');
  });

  it.each([
    [
      ['code E404', '404 Not Found - GET https://registry.example/none - Not found'],
      'refused a package: E404, GET https://registry.example/none',
    ],
    [
      ['code EUSAGE', '`npm ci` can only install packages when your package.json and package-lock.json are in sync'],
      'npm install',
    ],
    [['code ENOSPC', 'path /site/node_modules/a'], 'could not write /site/node_modules/a: ENOSPC'],
    [['code EWEIRD', 'something new'], 'something new'],
  ])('explains %j', (lines, expected) => {
    const text = explain(...lines);
    expect(text).toContain(expected);
    expect(text).toContain('the.log');
  });
});
