import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';

/** The plugin as text: path inside the plugin, with forward slashes → content. */
export interface PluginSource {
  /** Version of the main file's header; builds from a checkout have “dev”. */
  version: string;
  files: ReadonlyMap<string, string>;
}

/** A path that holds no CDEKDelivery. */
export class NotThePluginError extends Error {
  constructor(given: string, why: string) {
    super(`${given}: ${why}. Give the folder or the release zip of CDEKDelivery, the one that holds cdek.php.`);
    this.name = 'NotThePluginError';
  }
}

/** File that WordPress knows the plugin by. */
export const mainFile = 'cdek.php';
/** Other people's code, tests and the old guide do not count. */
const ignoredFolders = /(?:^|\/)(?:vendor|node_modules|tests|guide|\.[^/]+)\//;
const wanted = /\.(?:php|js|json|scss)$/;

function isWanted(file: string): boolean {
  return wanted.test(file) && !ignoredFolders.test(`/${file}`);
}

function readFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
  return new Map(files.filter(isWanted).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

function readZip(file: string): Map<string, string> {
  let content: ReturnType<typeof unzipSync>;
  try {
    content = unzipSync(readFileSync(file));
  } catch (error) {
    throw new NotThePluginError(
      file,
      `it is no readable zip (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  const mains = Object.keys(content).filter((name) => name === mainFile || name.endsWith(`/${mainFile}`));
  const main = mains.sort((a, b) => a.length - b.length)[0];
  if (main === undefined) {
    throw new NotThePluginError(file, `the zip has no ${mainFile}`);
  }
  const root = main.slice(0, -mainFile.length);
  const inside = Object.entries(content).filter(([name]) => name.startsWith(root));
  return new Map(
    inside
      .map(([name, bytes]) => [name.slice(root.length), bytes] as const)
      .filter(([name]) => isWanted(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

/**
 * Reads a checkout or a release zip of the plugin.
 * @throws NotThePluginError when the path holds anything else
 */
export function readPlugin(given: string): PluginSource {
  if (!existsSync(given)) {
    throw new NotThePluginError(given, 'there is no such path');
  }
  const isFolder = statSync(given).isDirectory();
  // Asked before anything is read: a wrong folder may be huge, or hold what can't be read.
  if (isFolder && !existsSync(path.join(given, mainFile))) {
    throw new NotThePluginError(given, `there is no ${mainFile} in it`);
  }
  const files = isFolder ? readFolder(given) : readZip(given);
  const header = files.get(mainFile) ?? '';
  if (!/^\s*\*?\s*Plugin Name:\s*CDEKDelivery\s*$/m.test(header)) {
    throw new NotThePluginError(given, `${mainFile} is not the main file of CDEKDelivery`);
  }
  return {version: /^\s*\*?\s*Version:\s*(\S+)/m.exec(header)?.[1] ?? 'unknown', files};
}
