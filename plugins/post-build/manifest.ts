import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {BuiltSite} from '../docusaurus/site';

/** Name of the manifest in the built folder. */
export const manifestFile = 'build.json';

/** What a built folder is made of; the same for two builds of one commit. */
export interface Manifest {
  /** Commit of the sources, “-dirty” behind it when files were changed since; null without git. */
  commit: string | null;
  /** When that commit was made, ISO 8601; null without git. */
  time: string | null;
  /** Line of the plugin that the pages describe. */
  plugin: string;
  /** Version of Docusaurus. */
  engine: string;
  /** Path with slashes → SHA-256 of the content, hexadecimal; compressed files have the same content as theirs. */
  files: Record<string, string>;
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Paths of all files of a folder, with slashes, sorted. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function git(root: string, args: string[]): string | null {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return null;
  }
}

/** When the commit of the sources was made, ISO 8601; null without git. */
export function commitTime(root: string): string | null {
  return git(root, ['log', '-1', '--format=%cI']);
}

/** Plugins of the engine write these while the steps run: a manifest without them would call a site whole that is not. */
const writtenMeanwhile = ['sitemap.xml', 'opensearch.xml'];

/** @throws Error when the folder of a locale lacks a file that the engine writes besides the pages */
export function checkWrittenMeanwhile(outDir: string): void {
  const missing = writtenMeanwhile.filter((file) => !existsSync(join(outDir, file)));
  if (missing.length > 0) {
    throw new Error(
      `The build has not written ${missing.join(', ')} into ${outDir} yet. See plugins/post-build/README.md.`,
    );
  }
}

/**
 * Describes a built folder that has no manifest yet.
 * @param root folder of the sources
 * @param plugin line of the plugin that the pages describe
 */
export function describeBuild(root: string, dir: string, plugin: string): Manifest {
  const engine = JSON.parse(readFileSync(join(root, 'node_modules/@docusaurus/core/package.json'), 'utf8')) as {
    version: string;
  };
  return {
    commit: git(root, ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']),
    time: commitTime(root),
    plugin,
    engine: engine.version,
    files: Object.fromEntries(filesIn(dir).map((file) => [file, sha256(readFileSync(join(dir, file)))])),
  };
}

/**
 * Step: describes the folder of a site. A folder with a manifest is a whole site of one build.
 * @param plugin line of the plugin that the pages describe
 */
export function writeManifest({siteDir, dir, locales, missing}: BuiltSite, plugin: string): void {
  locales.forEach(({outDir}) => checkWrittenMeanwhile(outDir));
  const file = join(dir, manifestFile);
  if (missing.length > 0) {
    rmSync(file, {force: true});
    return;
  }
  writeFileSync(file, `${JSON.stringify(describeBuild(siteDir, dir, plugin), null, 2)}\n`);
}
