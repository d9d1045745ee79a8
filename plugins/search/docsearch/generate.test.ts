import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {generateModules} from './generate';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-modules-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('generateModules', () => {
  it('writes what the aliases lead to', async () => {
    const modules = await generateModules(join(folder, 'made'), true);
    expect(Object.keys(modules)).toEqual(['@search/docsearch$', '@search/modal-css$', 'snowball-stemmers$']);
    const [modal = '', css = '', stemmers = ''] = Object.values(modules).map((file) => readFileSync(file, 'utf8'));
    expect(modal).toContain("from 'algoliasearch/lite'");
    expect(css).toMatch(/^export default ".*DocSearch-Modal.*--ifm-color-primary/s);
    expect(stemmers).toContain('russianStemmer');
  });

  it('does not touch a file that stays the same, but changes the modal with the engine', async () => {
    const modal = (await generateModules(folder, true))['@search/docsearch$'] ?? '';
    const before = statSync(modal).mtimeMs;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await generateModules(folder, true);
    expect(statSync(modal).mtimeMs).toBe(before);
    await generateModules(folder, false);
    expect(statSync(modal).mtimeMs).toBeGreaterThan(before);
  });
});
