import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {mdxComponentModules} from '../../../config/mdx';
import {componentFolders} from '../../../config/performance';
import {componentChunks} from '../../../plugins/performance/componentChunks';
import {components} from '../../../src/components/definitions/registry';
import {shownOf} from '../checks/elements';
import {loadPages} from '../site/pages';
import {buildDir, pageFolders, siteDir} from '../site/paths';

const chunks = componentChunks(siteDir, componentFolders);

/** The chunk that holds a component of pages. */
function chunkOf(component: string): string {
  const module = mdxComponentModules[component]?.replace('@site', siteDir) ?? '';
  return chunks.find(({test}) => test.test(`${module}/index.tsx`))?.name ?? `no chunk for ${component}`;
}

const pages = await loadPages();

describe.each(pageFolders)('the built pages in $locale', ({locale, folder}) => {
  const built = join(buildDir, locale === 'ru' ? '' : locale);
  const nameOf = (file: string) => file.slice(0, file.indexOf('.'));
  const sheets = new Set(readdirSync(join(built, 'assets/css')).map(nameOf));
  const own = pages.filter((page) => page.locale === locale);

  it.each(own)('$path links the style sheets of the figures and tools that it shows', ({file, ...page}) => {
    const path = file.slice(folder.length + 1).replace(/\.mdx$/, '');
    const html = readFileSync(join(built, `${path === 'intro' ? 'index' : path}.html`), 'utf8');
    const linked = new Set([...html.matchAll(/assets\/css\/([\w~-]+)\.\w+\.css/g)].map(([, name = '']) => name));
    const shown = shownOf({file, ...page}).map(({name}) => chunkOf(name));
    expect([...linked]).toEqual(expect.arrayContaining(shown.filter((name) => sheets.has(name))));
    expect([...linked].some((name) => name.startsWith('figures'))).toBe(shown.length > 0);
  });
});

it('every figure and tool has a chunk of its own', () => {
  const names = Object.values(components).map(({name}) => chunkOf(name));
  expect(new Set(names).size).toBe(names.length);
});
