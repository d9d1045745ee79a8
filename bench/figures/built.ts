import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** What a part weighs as it is sent: packed with Brotli where that is smaller. */
export interface Weight {
  name: string;
  script: number;
  styles: number;
}

/** What a page loads of the parts. */
export interface PageParts {
  /** Source of the page, from the root of the site. */
  source: string;
  /** Parts whose scripts its module needs. */
  scripts: readonly string[];
  /** Parts whose style sheets its HTML links. */
  styles: readonly string[];
}

const stemOf = (file: string) => file.slice(0, file.indexOf('.'));

function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The one file of a folder that matches; throws Error when there is none. */
function readOne(folder: string, pattern: RegExp): string {
  const file = readdirSync(folder).find((one) => pattern.test(one));
  if (file === undefined) {
    throw new Error(`${folder} has no file like ${pattern.source}. Build the site with “npm run build”.`);
  }
  return readFileSync(join(folder, file), 'utf8');
}

/**
 * Weights of the parts of a built language that have a script or a style sheet.
 * @param isPart tells parts from other files by their name without hash
 */
export function weights(built: string, isPart: (name: string) => boolean): Weight[] {
  const found = new Map<string, Weight>();
  for (const [kind, ending] of [
    ['script', 'js'],
    ['styles', 'css'],
  ] as const) {
    const folder = join(built, 'assets', ending);
    for (const file of readdirSync(folder)) {
      const name = stemOf(file);
      if (file.endsWith(`.${ending}`) && isPart(name)) {
        const weight = found.get(name) ?? {name, script: 0, styles: 0};
        found.set(name, {...weight, [kind]: sizeOf(join(folder, file))});
      }
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Modules of pages → names of the chunks that each loads, from the registry, of which `plugins/first-load` leaves the first
 * page in the main script and puts the others apart.
 */
function registry(pages: string): Map<string, string[]> {
  const entries = pages.matchAll(/[\w"]+:\[\(\)=>((?:(?!,"@).)*?\.e\((?:(?!,"@).)*?),"(@site\/[^"]+\.mdx)"/g);
  return new Map(
    [...entries].map(([, loads = '', module = '']) => [
      module,
      [...loads.matchAll(/\.e\("([^"]+)"\)/g)].map(([, name = '']) => name),
    ]),
  );
}

/** Address of a page below its language, from its source: `setup`, `functionality-admin/cod`, '' for the landing page. */
function htmlOf(inside: string): string {
  const path = inside.replace(/\.mdx$/, '');
  return path === 'intro' ? 'index.html' : `${path}.html`;
}

/**
 * What every page of a built language loads of the parts.
 * @param built folder of the built language
 * @param folder folder of its pages, from the root of the site
 * @throws Error when the bundler's files do not look as expected
 */
export function pageParts(built: string, folder: string, isPart: (name: string) => boolean): PageParts[] {
  const scripts = [/^main\.\w+\.js$/, /^pages\.\w+\.js$/].map((file) => readOne(join(built, 'assets/js'), file));
  const modules = new Map(scripts.flatMap((script) => [...registry(script)]));
  const prefix = `@site/${folder}/`;
  const pages = [...modules].filter(([module]) => module.startsWith(prefix));
  if (pages.length === 0) {
    throw new Error(`${built}/assets/js: found no page of ${folder} in the registry.`);
  }
  return pages.map(([module, names]) => {
    const html = readFileSync(join(built, htmlOf(module.slice(prefix.length))), 'utf8');
    const styles = [...html.matchAll(/assets\/css\/([\w~-]+)\.\w+\.css/g)].map(([, name = '']) => name);
    return {
      source: module.slice('@site/'.length),
      scripts: names.filter(isPart),
      styles: styles.filter(isPart),
    };
  });
}
