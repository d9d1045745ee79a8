import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Definition} from './definition';

/** src/components. */
const here = fileURLToPath(new URL('..', import.meta.url));

/** Folders of src/components that hold the components which pages may use by name. */
const kinds = ['figures', 'tools'] as const;

export type Kind = (typeof kinds)[number];

/** A folder with a definition.ts: its name is the name that pages write. */
export interface Component {
  name: string;
  kind: Kind;
  /** Path below the root of the site, with slashes. */
  folder: string;
}

function componentsIn(root: string, kind: Kind, below: string): Component[] {
  return readdirSync(join(root, below), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({name}) => {
      const path = `${below}/${name}`;
      const folder = `src/components/${path}`;
      if (!existsSync(join(root, path, 'definition.ts'))) {
        return componentsIn(root, kind, path);
      }
      if (!existsSync(join(root, path, 'index.tsx'))) {
        throw new Error(`${folder} has a definition.ts and no index.tsx. Add the component as its default export.`);
      }
      if (!/^[A-Z][A-Za-z\d]*$/.test(name)) {
        throw new Error(`${folder}: pages write the name of the folder. Rename “${name}” to PascalCase.`);
      }
      return [{name, kind, folder}];
    });
}

/**
 * Figures and tools by the names that pages write, found in the folders.
 * @param root src/components, or another folder in its place
 * @throws Error on a folder that is incomplete or misnamed, and on a name that two folders have
 */
export function findComponents(root = here): Readonly<Record<string, Component>> {
  const found: Record<string, Component> = {};
  for (const component of kinds.flatMap((kind) => componentsIn(root, kind, kind))) {
    const other = found[component.name];
    if (other) {
      throw new Error(`${component.folder} and ${other.folder} have one name. Rename one of the folders.`);
    }
    found[component.name] = component;
  }
  return found;
}

/** Figures and tools by the names that pages write. */
export const components = findComponents();

/** A component with what its definition.ts says. */
export type Defined = Component & {definition: Definition};

async function load(component: Component): Promise<Defined> {
  const file = join(here, '..', '..', component.folder, 'definition.ts');
  const module = (await import(/* @vite-ignore */ file)) as {default?: Definition};
  if (!module.default) {
    throw new Error(`${component.folder}/definition.ts has no default export. Export define({…}) there.`);
  }
  return {...component, definition: module.default};
}

let loading: Promise<Readonly<Record<string, Defined>>> | undefined;

/**
 * The definitions of all figures and tools, by the names that pages write; loaded once.
 * @throws Error on a definition.ts without a default export
 */
export function loadDefinitions(): Promise<Readonly<Record<string, Defined>>> {
  loading ??= Promise.all(Object.values(components).map(load)).then((all) =>
    Object.fromEntries(all.map((defined) => [defined.name, defined])),
  );
  return loading;
}
