import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {patchedDocSearch} from './patches';
import {slimStemmers} from './stemmers';

/** Files made for the bundler, and the module names that lead to them. */
export type GeneratedModules = Record<string, string>;

const require = createRequire(import.meta.url);

async function read(specifier: string): Promise<string> {
  return readFile(require.resolve(specifier), 'utf8');
}

/** Does not write the file when nothing changes, so that the bundler's cache stays valid. */
async function writeChanged(file: string, content: string): Promise<void> {
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== content) {
    await writeFile(file, content);
  }
}

async function modalCss(): Promise<string> {
  const own = await readFile(fileURLToPath(new URL('../ui/modal.css', import.meta.url)), 'utf8');
  const theirs = await Promise.all(['_variables', 'modal'].map((name) => read(`@docsearch/css/dist/${name}.css`)));
  // The patched modal marks the list item beside the option (see patches.ts).
  return [...theirs.map((css) => css.replaceAll('[aria-selected=true]', '[data-selected=true]')), own].join('\n');
}

/**
 * Writes the modules that the bundle takes instead of the published ones: DocSearch's modal with our changes,
 * its styles as text (so that they are no part of the first load), the stemmers of two languages.
 * @returns aliases for the bundler
 */
export async function generateModules(folder: string, embedded: boolean): Promise<GeneratedModules> {
  const modal = join(folder, 'docsearch.js');
  const css = join(folder, 'modal-css.js');
  const stemmers = join(folder, 'stemmers.cjs');
  await mkdir(folder, {recursive: true});
  await Promise.all([
    writeChanged(modal, patchedDocSearch(await read('@docsearch/react/dist/esm/index.js'), embedded)),
    writeChanged(css, `export default ${JSON.stringify(await modalCss())};\n`),
    writeChanged(stemmers, slimStemmers(await read('snowball-stemmers'))),
  ]);
  return {'@search/docsearch$': modal, '@search/modal-css$': css, 'snowball-stemmers$': stemmers};
}
