import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {cacheFolder} from '../../plugins/build-cache/index';
import {killWithParent} from '../child';
import {readWarnings, type BuildWarning} from './warnings';

export interface DocusaurusRun {
  code: number;
  /** Everything from the error stream, without colors: warnings and errors. */
  errors: string;
  warnings: BuildWarning[];
}

interface Options {
  root: string;
  /** Arguments after `docusaurus build`. */
  args?: readonly string[];
  /** Folder for what the engine generates, relative to the root. */
  generatedDir?: string;
  /** Values that replace those of the environment. */
  environment?: Readonly<Record<string, string>>;
  /** Whether nothing is printed while it runs. */
  isQuiet?: boolean;
}

export const docusaurusCli = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Runs `docusaurus build` and collects its warnings. The engine prints a warning when it compiles a page, so that after
 * one nothing stays in its cache.
 */
export async function runDocusaurusBuild(options: Options): Promise<DocusaurusRun> {
  const {root, args = [], generatedDir = '.docusaurus', environment, isQuiet = false} = options;
  const child = killWithParent(
    spawn(process.execPath, [join(root, docusaurusCli), 'build', ...args], {
      cwd: root,
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        DO_NOT_TRACK: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => !isQuiet && process.stdout.write(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += stripVTControlCharacters(text);
    if (!isQuiet) {
      process.stderr.write(text);
    }
  });
  const code = await new Promise<number>((done, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => done(exitCode ?? 1));
  });
  const warnings = readWarnings(errors);
  if (code !== 0 || warnings.length > 0) {
    rmSync(join(root, generatedDir, cacheFolder), {recursive: true, force: true});
  }
  return {code, errors, warnings};
}
