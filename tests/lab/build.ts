import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {readEnvironment} from '../../config/environment.ts';
import {docusaurusCli, docusaurusEnvironment} from '../../scripts/build/docusaurus.ts';
import {hashInputs} from '../../scripts/build/inputs.ts';
import {forgetState, hashOutput, readState, writeState} from '../../scripts/build/state.ts';
import {readError} from '../../scripts/build/warnings.ts';
import {labEnvironment} from './environment.ts';

const run = promisify(execFile);
const labFolder = 'tests/lab';

/** Where the lab is built, below the root of the project. */
export const labOutDir = '.cache/lab';

function hashLab(root: string): string {
  const environment = readEnvironment({...process.env, ...labEnvironment});
  const hash = createHash('sha256').update(hashInputs(root, environment));
  const entries = readdirSync(join(root, labFolder), {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function docusaurusBuild(root: string): Promise<void> {
  const args = ['build', '--config', `${labFolder}/docusaurus.config.ts`, '--out-dir', labOutDir];
  // Its own folder of generated files, so that it can stand beside a build of the site.
  const generated = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/lab-generated'};
  await run(process.execPath, [join(root, docusaurusCli), ...args], {
    cwd: root,
    env: {...docusaurusEnvironment(), ...generated, FORCE_COLOR: '0'},
    maxBuffer: 1 << 26,
  }).catch((error: {stderr?: string; message: string}) => {
    throw new Error(`The lab (${labFolder}) does not build.\n${readError(error.stderr ?? error.message)}`);
  });
}

/**
 * Builds the lab in both languages, unless nothing changed since it was last built.
 * @returns the built folder, below `root`
 * @throws Error with the error of Docusaurus when the build fails
 */
export async function buildLab(root: string): Promise<string> {
  const outDir = join(root, labOutDir);
  const statePath = join(root, '.cache/lab-state.json');
  const inputs = hashLab(root);
  const last = readState(statePath);
  if (last?.inputs === inputs && last.output === hashOutput(outDir)) {
    return outDir;
  }
  console.log('Building the lab (tests/lab), both languages.');
  forgetState(statePath);
  await docusaurusBuild(root);
  writeState(statePath, {inputs, output: hashOutput(outDir) ?? '', warnings: []});
  return outDir;
}
