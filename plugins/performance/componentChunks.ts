import {readdirSync} from 'node:fs';
import {join} from 'node:path';

/** A group of the bundler's `splitChunks`. */
export interface Group {
  /** Name of the script and of the style sheet, before their hashes. */
  name: string;
  test: RegExp;
  chunks: 'all';
  enforce: true;
  priority: number;
}

/** The engine's own groups end at 50: they put every style, and what half of the pages share, onto every page. */
const priorities = {shared: 62, beside: 61, component: 60};

const kebab = (path: string) =>
  path
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll('/', '-')
    .toLowerCase();

const anyOf = (paths: readonly string[]) => `(?:${paths.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`;

function group(
  name: string,
  kind: keyof typeof priorities,
  folders: readonly string[],
  except: readonly string[] = [],
): Group {
  const not = except.length > 0 ? `(?!.*${anyOf(except)})` : '';
  const test = new RegExp(`^${not}.*[\\\\/]${anyOf(folders)}`);
  return {name, test, chunks: 'all', enforce: true, priority: priorities[kind]};
}

/** Folders below `folder` that hold a component, none of them inside another one. */
function componentFolders(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), {withFileTypes: true});
  return entries.some((entry) => entry.name === 'index.tsx')
    ? [folder]
    : entries
        .filter((entry) => entry.isDirectory())
        .flatMap((entry) => componentFolders(root, `${folder}/${entry.name}`));
}

/**
 * The chunks of a folder with components: what they share, the other files of each folder, and each
 * component. A page loads them in the order of their priorities, since the styles of a component rely on shared ones.
 * @param root folder of the site
 * @param parent such as `src/components/figures`; the last part of its path begins the names of the chunks
 * @param shared folders in it that belong to all of its components
 */
export function chunksOfFolder(root: string, parent: string, shared: readonly string[]): Group[] {
  const prefix = parent.split('/').at(-1) ?? parent;
  const nameOf = (folder: string) => `${prefix}-${kebab(folder.slice(parent.length + 1))}`;
  const folders = readdirSync(join(root, parent), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
    .map(({name}) => `${parent}/${name}`);
  const components = folders.flatMap((folder) => componentFolders(root, folder));
  return [
    group(
      prefix,
      'shared',
      shared.map((folder) => `${parent}/${folder}`),
    ),
    ...folders
      .filter((folder) => !components.includes(folder))
      .map((folder) =>
        group(
          nameOf(folder),
          'beside',
          [folder],
          components.filter((one) => one.startsWith(`${folder}/`)),
        ),
      ),
    ...components.map((folder) => group(nameOf(folder), 'component', [folder])),
  ];
}

/** The chunks of several folders. */
export function componentChunks(root: string, folders: Readonly<Record<string, readonly string[]>>): Group[] {
  return Object.entries(folders).flatMap(([parent, shared]) => chunksOfFolder(root, parent, shared));
}
