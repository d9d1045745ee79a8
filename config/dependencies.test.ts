import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import manifest from '../package.json';

/** Names that the engine and the site give to the bundler. */
const alias =
  /^@(?:theme(?:-\w+)?|site|generated|search|docusaurus\/[A-Zu]\w+|docusaurus\/(?:router|isInternalUrl))(?:\/|$)/;

const sources = ['config', 'plugins', 'remark', 'src'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => join(folder, name)),
);

const typeImport = /^(?:import|export) type [^;]+;$/gm;
/** Also paths that begin with the name of a package. */
const specifier =
  /(?:\b(?:from |import |import\(|require\(|require\.resolve\()'|\b(?:read|load)\(`)([@a-z][\w@:./-]*[\w.-])['`$]/g;

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

it('everything that a build imports is a dependency', () => {
  const missing = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(typeImport, '');
    const names = [...text.matchAll(specifier)].map(([, name = '']) => name).filter((name) => !alias.test(name));
    return names
      .map(packageOf)
      .filter((name) => !isBuiltin(name) && !(name in manifest.dependencies))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it('no module has the name of a JSON file beside it, which the engine would load in its place', () => {
  const hidden = sources.filter((file) => existsSync(file.replace(/\.tsx?$/, '.json')));
  expect(hidden).toEqual([]);
});
