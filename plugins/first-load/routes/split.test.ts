import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {readRoutes} from './read';
import {splitRoutes} from './split';
import {writeRoutes} from './write';

const doc = (path: string, name: string) => ({
  path,
  component: '@theme/DocItem',
  exact: true,
  sidebar: 'manual',
  modules: {content: `@site/docs/${name}.mdx`},
});

/** Written by the engine itself, so that this is red when it begins to write otherwise. */
function generated(names: readonly string[]): string {
  const pages = [doc('/w/', 'intro'), ...names.map((name) => doc(`/w/${name}`, name))];
  const {routesConfig, routesChunkNames, registry} = generateRoutesCode([
    {path: '/w/search', component: '@theme/SearchPage', exact: true},
    {path: '/w/', component: '@theme/DocsRoot', routes: [{path: '/w/', component: '@theme/DocRoot', routes: pages}]},
  ] as never);
  const dir = mkdtempSync(join(tmpdir(), 'routes-'));
  const lines = Object.entries(registry).map(
    ([chunk, module]) =>
      `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  writeFileSync(join(dir, 'routes.js'), routesConfig);
  writeFileSync(join(dir, 'routesChunkNames.json'), JSON.stringify(routesChunkNames));
  writeFileSync(join(dir, 'registry.js'), `export default {\n${lines.join('\n')}};\n`);
  return dir;
}

function written(dir: string): string {
  const engine = readRoutes(dir);
  writeRoutes(dir, '/core', engine, splitRoutes(engine, '/w/'));
  const files = ['routes.js', 'registry.js', 'names.json', 'kinds.json'];
  return files.map((file) => readFileSync(join(dir, 'first-load', file), 'utf8')).join('\n');
}

describe('splitRoutes', () => {
  it('takes the pages out and leaves the start page and what stands on top', () => {
    const {routes, kinds, pages} = splitRoutes(readRoutes(generated(['faq', 'setup'])), '/w/');
    expect(pages.map(({path, kind}) => [path, kind])).toEqual([
      ['/w/faq', 0],
      ['/w/setup', 0],
    ]);
    expect(kinds).toMatchObject([{under: [1, 0], fields: {exact: true, sidebar: 'manual'}, prop: 'content'}]);
    expect(routes.map(({path}) => path)).toEqual(['/w/search', '/w/', '*']);
    expect(routes[1]?.routes?.[0]?.routes?.map(({path}) => path)).toEqual(['/w/']);
  });
});

describe('writeRoutes', () => {
  it('writes for the main script what does not change with the pages', () => {
    const few = written(generated(['faq', 'setup']));
    expect(few).toContain('intro.mdx');
    expect(written(generated(['faq', 'setup', 'more', 'and-more']))).toBe(few);
  });
});

describe('readRoutes', () => {
  it('names itself where the engine writes otherwise', () => {
    const dir = generated(['faq']);
    writeFileSync(join(dir, 'registry.js'), 'export default {}');
    expect(() => readRoutes(dir)).toThrow('plugins/first-load/routes');
  });
});
