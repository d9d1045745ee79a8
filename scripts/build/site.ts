import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readEnvironment} from '../../config/environment';
import {hashInputs} from '../../plugins/build-cache/inputs';
import {manifestFile} from '../../plugins/post-build/manifest';
import {findChromium} from '../chromium/find';
import {elapsed, UserError} from '../cli';
import {runDocusaurusBuild} from './docusaurus';
import {readError, type BuildWarning} from './warnings';

export interface BuildResult {
  outDir: string;
  warnings: BuildWarning[];
}

/** What is remembered of the last successful build. */
interface State {
  inputs: string;
  /** When the manifest, the last file of a whole build, was written. */
  written: number;
  warnings: BuildWarning[];
}

const mtimeOf = (file: string) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? null;

/** A configuration without the steps after the build writes no manifest. */
const writtenAt = (outDir: string) => mtimeOf(join(outDir, manifestFile)) ?? mtimeOf(join(outDir, 'index.html'));

function readState(path: string): State | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as State) : null;
}

/**
 * Runs `docusaurus build`, unless nothing has changed since it last wrote build/.
 * @param root folder of docusaurus.config.ts
 * @throws EnvironmentError for a bad value in the environment
 * @throws UserError with the errors of Docusaurus when the build fails
 */
export async function buildSite(root: string): Promise<BuildResult> {
  const outDir = join(root, 'build');
  const statePath = join(root, '.cache/build-state.json');
  // A Chromium that has come since then prints what the last build could not.
  const inputs = hashInputs(root, {...readEnvironment(), hasChromium: findChromium() !== null});
  const last = readState(statePath);
  if (last?.inputs === inputs && last.written === writtenAt(outDir)) {
    console.log('Nothing has changed since the last build: build/ is up to date.');
    return {outDir, warnings: last.warnings};
  }
  const started = Date.now();
  rmSync(statePath, {force: true});
  const {code, errors, warnings} = await runDocusaurusBuild({root});
  const written = writtenAt(outDir);
  if (code !== 0 || written === null) {
    throw new UserError(`The build failed.\n${readError(errors)}`);
  }
  mkdirSync(dirname(statePath), {recursive: true});
  writeFileSync(statePath, `${JSON.stringify({inputs, written, warnings} satisfies State, null, 2)}\n`);
  console.log(`Built in ${elapsed(started)}.`);
  return {outDir, warnings};
}

/** Prints the warnings of a build for a person. */
export function describeWarnings(warnings: readonly BuildWarning[]): string {
  return warnings.map(({kind, text}) => `[${kind}] ${text}`).join('\n\n');
}
