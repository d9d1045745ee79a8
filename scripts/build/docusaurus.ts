import {spawn} from 'node:child_process';
import {createWriteStream, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {localeFolder, locales, type Locale} from '../../config/locales';
import {tie} from '../child';

export interface DocusaurusRun {
  code: number;
  /** Everything from the error stream, without colours: warnings and errors, one language after the other. */
  errors: string;
}

interface Options {
  root: string;
  /** Folder that gets the site; it may be relative to the root. */
  outDir: string;
  /** Gets everything that Docusaurus prints: a file for each language, named this, a hyphen and the language. */
  logs: string;
  /** Another docusaurus.config.ts than that of the site. */
  config?: string;
  /** Folder for what the engine generates, relative to the root: a folder in it for each language. */
  generatedDir?: string;
  /** Values that replace those of the environment. */
  environment?: Readonly<Record<string, string>>;
  /** Whether it takes over what the build before has compiled. */
  isCached?: boolean;
  /** Called when the pages of a language are there. */
  onBuilt?: (locale: Locale) => void;
}

/**
 * Environment of every Docusaurus command that a script starts.
 * @param isCached whether the bundler may keep and take over what it has compiled; see `cache.ts` for what that needs
 */
function docusaurusEnvironment(isCached: boolean): NodeJS.ProcessEnv {
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

function buildLocale(locale: Locale, outDir: string, options: Options): Promise<DocusaurusRun> {
  const {root, logs, config, generatedDir = defaultGeneratedDir, environment, isCached = false, onBuilt} = options;
  const args = [
    'build',
    '--locale',
    locale,
    '--out-dir',
    outDir,
    ...(config === undefined ? [] : ['--config', config]),
  ];
  const generated = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(generatedDir, locale)};
  const child = tie(
    spawn(process.execPath, [join(root, docusaurusCli), ...args], {
      cwd: root,
      env: {...docusaurusEnvironment(isCached), ...environment, ...generated, FORCE_COLOR: '0'},
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const log = createWriteStream(`${logs}-${locale}.log`);
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => log.write(stripVTControlCharacters(chunk)));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    log.write(stripVTControlCharacters(chunk));
    errors += stripVTControlCharacters(chunk);
  });
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        onBuilt?.(locale);
      }
      log.end(() => done({code: code ?? 1, errors}));
    });
  });
}

/**
 * Runs `docusaurus build` for all languages at once: the engine would build them one after another, most of the time on
 * one processor. Its config has to name the path of each language (`i18n` of config/locales.ts).
 */
export async function runDocusaurusBuild(options: Options): Promise<DocusaurusRun> {
  const site = resolve(options.root, options.outDir);
  mkdirSync(dirname(options.logs), {recursive: true});
  // The engine empties the folder that it is given, and writes a language below its own path there.
  const folders = locales.map((locale) => ({
    locale,
    below: localeFolder(locale),
    dir: localeFolder(locale) === '' ? site : `${site}-${locale}`,
  }));
  const runs = await Promise.all(folders.map(({locale, dir}) => buildLocale(locale, dir, options)));
  const code = runs.find((run) => run.code !== 0)?.code ?? 0;
  for (const {below, dir} of folders.filter((folder) => folder.dir !== site)) {
    if (code === 0) {
      renameSync(join(dir, below), join(site, below));
    }
    rmSync(dir, {recursive: true, force: true});
  }
  return {code, errors: runs.map(({errors}) => errors).join('\n')};
}
