import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {fileURLToPath} from 'node:url';
import {docsFolder} from '../../config/locales';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const english = docsFolder('en');
const config = `import {testSiteConfig} from '../../../tests/build-failures/config';\n\nexport default testSiteConfig;\n`;
const sidebars = `import sidebars from '../../../sidebars';

export default {manual: sidebars.manual.map((item) => (typeof item === 'string' ? 'home' : {...item, items: ['home']}))};
`;

/** A whole page with this body. */
export function page(body: string, frontMatter = ''): string {
  return `---\ntitle: Test\n${frontMatter}---\n\n${body}\n`;
}

/** The same page in both languages; their texts do not matter. */
export function inBothLanguages(file: string, content: string): Record<string, string> {
  return {[`docs/${file}`]: content, [`${english}/${file}`]: content};
}

/** A tiny site that builds without a warning: one page, in two languages, and the site's own translations. */
const sound: Readonly<Record<string, string>> = {
  'package.json': '{"private": true}\n',
  'docusaurus.config.ts': config,
  'sidebars.ts': sidebars,
  ...inBothLanguages('home.mdx', page('Текст.', 'slug: /\n')),
};

/**
 * Makes a site in .cache/build-failures/ from the sound one.
 * @param files contents by path in the site; null takes a file of the sound site away
 * @returns its folder
 */
export function makeSite(name: string, files: Readonly<Record<string, string | null>> = {}): string {
  const siteDir = path.join(root, '.cache/build-failures', name);
  rmSync(siteDir, {recursive: true, force: true});
  mkdirSync(siteDir, {recursive: true});
  symlinkSync(path.join(root, 'node_modules'), path.join(siteDir, 'node_modules'));
  for (const folder of ['i18n/en/docusaurus-theme-classic', `${english}.json`]) {
    cpSync(path.join(root, folder), path.join(siteDir, folder), {recursive: true});
  }
  cpSync(path.join(root, 'i18n/ru/code.json'), path.join(siteDir, 'i18n/ru/code.json'));
  for (const [file, content] of Object.entries({...sound, ...files})) {
    if (content === null) {
      rmSync(path.join(siteDir, file), {force: true});
      continue;
    }
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), content);
  }
  return siteDir;
}

/** How a build ended. */
export interface BuildRun {
  code: number | null;
  /** Everything that it printed, without colors. */
  output: string;
}

function run(siteDir: string, args: string[], environment: Readonly<Record<string, string>>): Promise<BuildRun> {
  const child = spawn(process.execPath, args, {
    cwd: siteDir,
    env: {...process.env, FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += stripVTControlCharacters(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}

/** Runs `docusaurus build` of the Russian language in a folder. */
export function build(siteDir: string, environment: Readonly<Record<string, string>> = {}): Promise<BuildRun> {
  return run(siteDir, [cli, 'build', '.', '--locale', 'ru'], environment);
}

/** Runs the stage of `npm test` that builds a site, here the one in the folder, and judges the warnings. */
export function testWarnings(siteDir: string): Promise<BuildRun> {
  return run(siteDir, ['--import', 'tsx', path.join(root, 'scripts/test.ts'), '--only', 'warnings'], {});
}
