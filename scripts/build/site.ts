import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readEnvironment} from '../../config/environment';
import {findChromium} from '../chromium/find';
import {elapsed, Failure} from '../cli';
import {compressFolder} from '../compress';
import {dropCache, openCache} from './cache';
import {defaultGeneratedDir, runDocusaurusBuild} from './docusaurus';
import {finishSite} from './finish';
import {hashFrame, hashInputs} from './inputs';
import {forgetState, hashOutput, readState, writeState} from './state';
import {readError, readWarnings, type BuildWarning} from './warnings';

export interface BuildOptions {
  /** Folder of docusaurus.config.ts. */
  root: string;
  /** Builds even when nothing changed. */
  isForced?: boolean;
  /** Prints a line of progress. */
  say?: (line: string) => void;
}

export interface BuildResult {
  outDir: string;
  warnings: BuildWarning[];
  isSkipped: boolean;
}

/** Puts a finished build in its place, so that a failed one never leaves half a site there. */
function replaceFolder(from: string, to: string, aside: string): void {
  rmSync(aside, {recursive: true, force: true});
  if (existsSync(to)) {
    renameSync(to, aside);
  }
  renameSync(from, to);
  rmSync(aside, {recursive: true, force: true});
}

/**
 * Builds both languages into build/, unless nothing changed since the last successful build there.
 * @throws Error when CHROMIUM_PATH is set and names no browser
 * @throws EnvironmentError for a bad value in the environment
 * @throws Failure with the error of Docusaurus when the build fails
 */
export async function buildSite({root, isForced = false, say = console.log}: BuildOptions): Promise<BuildResult> {
  const cache = join(root, '.cache');
  const statePath = join(cache, 'build-state.json');
  const outDir = join(root, 'build');
  const chromium = findChromium();
  // One that has come since then prints what the last build could not.
  const inputs = `${hashInputs(root, readEnvironment())}${chromium === null ? '' : ' printed'}`;
  const last = readState(statePath);
  // Nobody has touched what the last build wrote.
  const isKept = !isForced && last !== null && last.output === hashOutput(outDir);
  if (isKept && last.inputs === inputs) {
    say('Nothing changed since the last build: build/ is up to date.');
    return {outDir, warnings: last.warnings, isSkipped: true};
  }

  const started = Date.now();
  say('Building the site, both languages at once. The whole output goes to .cache/build-ru.log and build-en.log.');
  forgetState(statePath);
  const next = join(cache, 'build-next');
  const generatedDir = join(root, defaultGeneratedDir);
  if (isForced) {
    dropCache(generatedDir);
  }
  const keepCache = openCache(generatedDir, hashFrame(root, readEnvironment()));
  const run = await runDocusaurusBuild({
    root,
    outDir: next,
    logs: join(cache, 'build'),
    isCached: true,
    onBuilt: (locale) => say(`  ${elapsed(started)}: pages in ${locale}`),
  });
  const warnings = readWarnings(run.errors);
  mkdirSync(cache, {recursive: true});
  writeFileSync(join(cache, 'build-warnings.json'), `${JSON.stringify(warnings, null, 2)}\n`);
  if (run.code !== 0) {
    throw new Failure(
      `The build failed.\n${readError(run.errors)}\nThe whole output is in .cache/build-ru.log and build-en.log.`,
    );
  }
  if (warnings.length === 0) {
    keepCache();
  }
  say(`  ${elapsed(started)}: finishing`);
  if (chromium === null) {
    say('  No PDF of the manual: there is no Chromium to print it. “npm run handbook” gets one.');
  }
  await finishSite({root, dir: next, environment: readEnvironment(), editions: {chromium}});
  say(`  ${elapsed(started)}: compressing`);
  await compressFolder(next, isKept ? outDir : null);
  replaceFolder(next, outDir, join(cache, 'build-old'));
  writeState(statePath, {inputs, output: hashOutput(outDir) ?? '', warnings});
  say(`Built in ${elapsed(started)}${warnings.length > 0 ? `, ${warnings.length} warnings` : ''}.`);
  return {outDir, warnings, isSkipped: false};
}

/** Prints the warnings of a build for a person. */
export function describeWarnings(warnings: readonly BuildWarning[]): string {
  return warnings.map(({kind, text}) => `[${kind}] ${text}`).join('\n\n');
}
