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
 * What a room is split into: what its components share, what lies beside them, folder by folder, and each component. A
 * page loads the parts in the order of their priorities, and the styles of a component stand on those that it shares.
 * @param root folder of the site
 * @param room such as `src/figures`; its last part begins the names
 * @param shared folders of the room that belong to all of its components
 */
export function groupsOf(root: string, room: string, shared: readonly string[]): Group[] {
  const prefix = room.split('/').at(-1) ?? room;
  const nameOf = (folder: string) => `${prefix}-${kebab(folder.slice(room.length + 1))}`;
  const folders = readdirSync(join(root, room), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
    .map(({name}) => `${room}/${name}`);
  const components = folders.flatMap((folder) => componentFolders(root, folder));
  return [
    group(
      prefix,
      'shared',
      shared.map((folder) => `${room}/${folder}`),
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
