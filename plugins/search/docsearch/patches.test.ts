import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {applyPatches, embeddedPatches, patchedDocSearch, patches} from './patches';

const require = createRequire(import.meta.url);
const published = readFileSync(require.resolve('@docsearch/react/dist/esm/index.js'), 'utf8');

describe('the published modal', () => {
  it('has the limits that the specification names', () => {
    expect(published).toContain('maxLength:64');
    expect(published).toMatch(/__DOCSEARCH_FAVORITE_SEARCHES__"\.concat\(\w+\),limit:10\}/);
    expect(published).toMatch(/__DOCSEARCH_RECENT_SEARCHES__"\.concat\(\w+\),limit:0===\w+\.getAll\(\)\.length\?7:4\}/);
    expect(published).toContain('hitsPerPage:20');
    expect(published).toContain('useRef(10)');
    expect(published).toMatch(/matchMedia\("\(max-width: 768px\)"\)\.matches&&\(\w+\.current=5\)/);
  });
});

describe('patchedDocSearch', () => {
  it('imports the client of the build and has nothing of its own one', () => {
    const patched = patchedDocSearch(published, true);
    expect(patched).toMatch(/^import \{liteClient as \w+\} from 'algoliasearch\/lite';/);
    expect(patched).not.toMatch(/algolia\.net|algolianet|XMLHttpRequest/);
  });

  it('leaves the signature of the provider in the hosted build only', () => {
    const logo = 'className:"DocSearch-Logo"';
    expect(patchedDocSearch(published, true)).not.toContain(logo);
    expect(patchedDocSearch(published, false)).toContain(logo);
  });

  it('writes no style element, which the policy of the page refuses', () => {
    expect(published).toContain('createElement("style"');
    expect(patchedDocSearch(published, false)).not.toContain('createElement("style"');
  });

  it('stays a module that a parser takes, with its four exports', () => {
    const options = {reportDiagnostics: true, compilerOptions: {allowJs: true, target: ts.ScriptTarget.ES2022}};
    const {diagnostics, outputText} = ts.transpileModule(patchedDocSearch(published, true), options);
    expect(diagnostics).toEqual([]);
    for (const name of ['DocSearch', 'DocSearchButton', 'DocSearchModal', 'version']) {
      expect(outputText).toMatch(new RegExp(`as ${name}\\b`));
    }
  });
});

describe('applyPatches', () => {
  it.each([...patches, ...embeddedPatches])('fails when the file no longer fits: $why', (patch) => {
    expect(() => applyPatches('another release', [patch])).toThrow(patch.why);
  });

  it('refuses a change that fits twice', () => {
    const patch = {why: 'of the test', find: /a/, replace: 'b'};
    expect(() => applyPatches('aa', [patch])).toThrow('fits 2 times');
  });
});
