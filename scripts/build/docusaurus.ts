import {spawn} from 'node:child_process';
import {createWriteStream, mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {tie} from '../child';

export interface DocusaurusRun {
  code: number;
  /** Everything from the error stream, without colours: warnings and errors. */
  errors: string;
}

interface Options {
  root: string;
  outDir: string;
  /** Gets everything that Docusaurus prints. */
  logFile: string;
  /** Whether it takes over what the build before has compiled. */
  isCached?: boolean;
  /** Called when the build of a language begins. */
  onLocale: (locale: string) => void;
}

/**
 * Environment of every Docusaurus command that a script starts.
 * @param isCached whether the bundler may keep and take over what it has compiled; see `cache.ts` for what that needs
 */
export function docusaurusEnvironment(isCached = false): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    ...(!isCached && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
  };
}

/** Folder of generated files of the site, relative to the root. */
export const defaultGeneratedDir = '.docusaurus';

export const docusaurusCli = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Runs `docusaurus build` for all languages. */
export function runDocusaurusBuild({root, outDir, logFile, onLocale, isCached}: Options): Promise<DocusaurusRun> {
  mkdirSync(dirname(logFile), {recursive: true});
  const log = createWriteStream(logFile);
  const child = tie(
    spawn(process.execPath, [join(root, docusaurusCli), 'build', '--out-dir', outDir], {
      cwd: root,
      env: {...docusaurusEnvironment(isCached), FORCE_COLOR: '0'},
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    log.write(stripVTControlCharacters(chunk));
    for (const [, locale] of chunk.matchAll(/\[(\w+)\] Creating an optimized production build/g)) {
      onLocale(locale ?? '');
    }
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    log.write(stripVTControlCharacters(chunk));
    errors += stripVTControlCharacters(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => log.end(() => resolve({code: code ?? 1, errors})));
  });
}
