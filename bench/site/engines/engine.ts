import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {locales, type Locale} from '../../../config/locales';
import {copiesFolder} from '../text/copies';
import {pagesOf, type Manual} from '../text/manual';
import {markdownOf, type PageFormat} from '../text/markdown';
import {runCommand, type Cost} from './command';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** An engine that turns the text of the manual into a site. Paths are below `folder` unless stated otherwise. */
export interface Engine {
  name: string;
  /** Its folder, absolute. */
  folder: string;
  /** Folder with the node_modules that have it, absolute: that of its own lock file, or the repository. */
  installedIn: string;
  /** Where its build starts, absolute. */
  cwd: string;
  /** The package whose version is shown. */
  package: string;
  /** The script that builds both languages, below node_modules, and its arguments. */
  script: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** What a build writes. */
  outDir: string;
  /** What speeds up the next build. */
  caches: readonly string[];
  /** Folder and format of the pages of a language. */
  pages: (language: Locale) => {folder: string; format: PageFormat};
  /** Files with the sidebar, by path. */
  sidebar: (manual: Manual) => Readonly<Record<string, string>>;
  /** Whether addresses of pages end with a slash. */
  isSlashed: boolean;
  /** Addresses of files whose names change with their content. */
  hashed: RegExp;
}

/** Folder of the engines and of what they build. */
export const cache = join(root, '.cache', 'bench');

const sources = fileURLToPath(new URL('../peers/', import.meta.url));

/** Version of an installed engine. */
export function versionOf({installedIn, package: name}: Engine): string {
  const manifest = readFileSync(join(installedIn, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}

/**
 * Copies the configuration of an engine to its folder, and installs it there unless its lock file was installed before.
 * @throws UserError when npm fails
 */
export async function install({folder, installedIn}: Engine): Promise<void> {
  const source = join(sources, folder.slice(cache.length));
  if (existsSync(source)) {
    cpSync(source, folder, {recursive: true});
  }
  if (installedIn !== folder) {
    return;
  }
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.installed-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  // Not `ci`: it refuses a lock file without the platforms that a registry lacks.
  await runCommand('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: folder});
  writeFileSync(stamp, lock);
}

function writeText(path: string, content: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, content);
}

/** Writes the text of the manual for an engine in place of the last one. */
export function writeManual(engine: Engine, manual: Manual): void {
  const languages = locales.map((language) => ({language, ...engine.pages(language)}));
  const names = new Set(pagesOf(manual.ru).map(({id}) => (id.includes('/') ? (id.split('/')[0] ?? '') : `${id}.md`)));
  for (const {folder} of languages) {
    // Not the whole folder: that of Russian may hold that of English, and the configuration of the engine.
    for (const name of [...names, 'index.md', copiesFolder]) {
      rmSync(join(engine.folder, folder, name), {recursive: true, force: true});
    }
  }
  for (const {language, folder, format} of languages) {
    for (const page of pagesOf(manual[language])) {
      writeText(join(engine.folder, folder, format.fileOf(page.id)), markdownOf(page, format));
    }
  }
  for (const [path, content] of Object.entries(engine.sidebar(manual))) {
    writeText(join(engine.folder, path), content);
  }
}

/** Removes what speeds up the next build, so that it is a cold one. */
export function clearCaches({folder, caches}: Engine): void {
  caches.forEach((path) => rmSync(join(folder, path), {recursive: true, force: true}));
}

/**
 * Builds both languages into `outDir`.
 * @throws UserError when the build fails
 */
export function build({folder, installedIn, cwd, script, environment, outDir}: Engine): Promise<Cost> {
  rmSync(join(folder, outDir), {recursive: true, force: true});
  const [path, ...args] = script;
  const env = {...process.env, ...environment, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'};
  return runCommand(process.execPath, [join(installedIn, 'node_modules', path), ...args], {cwd, env});
}
