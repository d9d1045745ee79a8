import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {pageParts} from '../../../bench/figures/built';
import {mdxComponentModules} from '../../../config/mdx';
import {groupsOf} from '../../../plugins/parts/groups';
import {figures} from '../../../src/figures/build/registry';
import {shownOf} from '../checks/elements';
import {loadPages} from '../site/pages';
import {buildDir, pageFolders, siteDir} from '../site/paths';

const room = 'src/figures';
const groups = groupsOf(siteDir, room, ['frame', 'build']);
const isPart = (name: string) => groups.some((group) => group.name === name);

/** The part that a component of pages is in. */
function partOf(component: string): string {
  const module = mdxComponentModules[component]?.replace('@site', siteDir) ?? '';
  return groups.find(({test}) => test.test(`${module}/index.tsx`))?.name ?? `no part for ${component}`;
}

const pages = await loadPages();

describe.each(pageFolders)('the built pages in $locale', ({locale, folder}) => {
  const loaded = pageParts(join(buildDir, locale === 'ru' ? '' : locale), folder, isPart);
  const own = pages.filter((page) => page.locale === locale);

  it('are all in the engine’s registry', () => {
    expect(loaded.map(({source}) => source).sort()).toEqual(own.map(({file}) => file).sort());
  });

  it.each(own)('$path loads the figures that it shows, and none without them', ({file, ...page}) => {
    const {scripts = [], styles = []} = loaded.find(({source}) => source === file) ?? {};
    const shown = shownOf({file, ...page}).map(({name}) => name);
    const wanted = [...new Set(shown.map(partOf))];
    expect(scripts).toEqual(expect.arrayContaining(wanted));
    // A style sheet follows what stands in the HTML: nothing is linked that the scripts would not load.
    expect(scripts).toEqual(expect.arrayContaining([...styles]));
    expect(styles.length > 0).toBe(shown.length > 0);
    expect(scripts.length > 0).toBe(shown.length > 0);
  });
});

it('every figure has a part of its own', () => {
  const parts = Object.keys(figures).map(partOf);
  expect(new Set(parts).size).toBe(parts.length);
});
