import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readEnvironment} from '../config/environment';
import {hashInputs} from '../plugins/build-cache/inputs';
import {runDocusaurusBuild} from '../scripts/build/docusaurus';
import {readError} from '../scripts/build/warnings';

/** A build beside that of the site, for tests of what the site at hand may not have switched on. */
export interface SiteBuild {
  name: string;
  /** Its docusaurus.config.ts, below the root of the project. */
  config: string;
  /** Values that replace those of the environment. */
  environment: Readonly<Record<string, string>>;
}

/** The site itself; it is built apart where the run is not about build/, as with OPTIMIZATIONS=off. */
export const site: SiteBuild = {name: 'site', config: 'docusaurus.config.ts', environment: {}};

/** Name of a build, another one without optimizations, so that neither build takes the place of the other. */
const fullName = ({name}: Pick<SiteBuild, 'name'>) => (readEnvironment().isOptimized ? name : `${name}-stock`);

/** Where a build is, below the root of the project. */
export const buildFolder = (build: Pick<SiteBuild, 'name'>) => `.cache/${fullName(build)}`;

function hashInputsOf(root: string, {config, environment}: SiteBuild): string {
  const hash = createHash('sha256').update(hashInputs(root, readEnvironment({...process.env, ...environment})));
  const folder = dirname(config);
  const entries = folder === '.' ? [] : readdirSync(join(root, folder), {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the site in both languages, unless nothing has changed since it was last built.
 * @returns the built folder
 * @throws Error with the error of Docusaurus when the build fails
 */
export async function makeBuild(root: string, build: SiteBuild): Promise<string> {
  const {config, environment} = build;
  const name = fullName(build);
  const outDir = join(root, buildFolder(build));
  const mark = join(root, `.cache/${name}-inputs.txt`);
  const inputs = hashInputsOf(root, build);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) {
    return outDir;
  }
  console.log(`Making the build “${name}”, both languages.`);
  rmSync(mark, {force: true});
  const {code, errors} = await runDocusaurusBuild({
    root,
    args: ['--config', config, '--out-dir', outDir],
    // Its own folder of generated files, so that it can be made beside a build of the site.
    generatedDir: `.cache/${name}-generated`,
    environment,
    isQuiet: true,
  });
  if (code !== 0) {
    throw new Error(`The build “${name}” (${config}) fails.\n${readError(errors)}`);
  }
  writeFileSync(mark, inputs);
  return outDir;
}
