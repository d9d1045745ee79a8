import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {docsPlugin} from '../docusaurus/docs';

/** Folders whose files cannot change what is built. */
const outsideFolders = new Set(
  '.cache .ci .docusaurus .git .github bench build decisions deploy node_modules test-results tests'.split(' '),
);
const outsideFiles =
  /^[^/]+\.md$|^(?:eslint|playwright|vitest)\.config\.[jt]s$|^\.(?:env\.example|gitignore|nvmrc|prettierrc\.json)$|\.test\.tsx?$/;

const isInside = (file: string) => !outsideFolders.has(file.split('/')[0] ?? '') && !outsideFiles.test(file);

function git(root: string, args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    });
  } catch {
    return null;
  }
}

/** The same list where there is no git: every file below the folders that count. */
function walk(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return outsideFolders.has(name) ? [] : walk(root, name);
    }
    return [name];
  });
}

/** Files of the project, tracked or not, that may change what is built; sorted, relative to the root. */
export function inputFiles(root: string): string[] {
  const listed = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  const names = listed === null ? walk(root) : listed.split('\0').filter((name) => name !== '');
  return names.filter(isInside).sort();
}

function contentOf(root: string, file: string): Buffer | string {
  try {
    return readFileSync(join(root, file));
  } catch {
    return 'deleted';
  }
}

/**
 * Fingerprint of everything that decides the result of a build: sources, settings, Node, and the commit, from which the
 * pages take their dates.
 * @param settings what else decides it, as data: the checked environment, the configuration
 */
export function hashInputs(root: string, settings: unknown): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, settings, git(root, ['rev-parse', 'HEAD'])]));
  for (const file of inputFiles(root)) {
    hash.update(`\0${file}\0`).update(contentOf(root, file));
  }
  return hash.digest('hex');
}

const page = new RegExp(String.raw`^(?:docs|i18n/[^/]+/${docsPlugin}/current)/.+\.mdx?$`);
const isPage = (file: string) => page.test(file);

/** Fingerprint of everything that pages are made of but their texts: which ones there are, and whatever draws them. */
export function hashFrame(root: string, settings: unknown): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, settings]));
  for (const file of inputFiles(root)) {
    hash.update(`\0${file}\0`).update(isPage(file) ? '' : contentOf(root, file));
  }
  return hash.digest('hex');
}
