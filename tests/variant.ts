import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readEnvironment} from '../config/environment.ts';
import {runDocusaurusBuild} from '../scripts/build/docusaurus.ts';
import {finishSite} from '../scripts/build/finish.ts';
import {hashInputs} from '../scripts/build/inputs.ts';
import {forgetState, hashOutput, readState, writeState} from '../scripts/build/state.ts';
import {readError} from '../scripts/build/warnings.ts';

/** A build beside that of the site, for tests of what the site at hand may not have switched on. */
export interface Variant {
  name: string;
  /** Its docusaurus.config.ts, below the root of the project. */
  config: string;
  /** Values that replace those of the environment. */
  environment: Readonly<Record<string, string>>;
}

/** Where a variant is built, below the root of the project. */
export function variantFolder({name}: Variant): string {
  return `.cache/${name}`;
}

function hashVariant(root: string, {config, environment}: Variant): string {
  const hash = createHash('sha256').update(hashInputs(root, readEnvironment({...process.env, ...environment})));
  const folder = dirname(config);
  const entries = folder === '.' ? [] : readdirSync(join(root, folder), {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function docusaurusBuild(root: string, variant: Variant): Promise<void> {
  const {name, config, environment} = variant;
  const {code, errors} = await runDocusaurusBuild({
    root,
    outDir: variantFolder(variant),
    logs: join(root, '.cache', name),
    config,
    // Its own folder of generated files, so that it can stand beside a build of the site.
    generatedDir: `.cache/${name}-generated`,
    environment,
  });
  if (code !== 0) {
    throw new Error(`The variant “${name}” (${config}) does not build.\n${readError(errors)}`);
  }
}

/**
 * Builds a variant in both languages, unless nothing changed since it was last built.
 * @returns the built folder, below `root`
 * @throws Error with the error of Docusaurus when the build fails
 */
export async function buildVariant(root: string, variant: Variant): Promise<string> {
  const outDir = join(root, variantFolder(variant));
  const statePath = join(root, `.cache/${variant.name}-state.json`);
  const inputs = hashVariant(root, variant);
  const last = readState(statePath);
  if (last?.inputs === inputs && last.output === hashOutput(outDir)) {
    return outDir;
  }
  console.log(`Building the variant “${variant.name}”, both languages.`);
  forgetState(statePath);
  await docusaurusBuild(root, variant);
  await finishSite({root, dir: outDir, environment: readEnvironment({...process.env, ...variant.environment})});
  writeState(statePath, {inputs, output: hashOutput(outDir) ?? '', warnings: []});
  return outDir;
}
