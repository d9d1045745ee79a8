import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {settings} from '../../src/facts';
import {figures} from '../../src/figures/build/registry';
import {shownOf, type Shown} from './checks/elements';
import {loadPages} from './site/pages';
import {buildDir} from './site/paths';

/** What a figure shows, without what a page makes of it: its marks and its choice of fields. */
function look({name, attributes}: Pick<Shown, 'name' | 'attributes'>): string {
  const told = Object.entries(attributes).filter(([key]) => key !== 'marks' && key !== 'only');
  return [name, ...told.map(([key, value]) => `${key}=${value}`).sort()].join(' ');
}

const pages = await loadPages();
const drawings = Object.entries(figures).filter(([name]) => name !== 'Mark');

describe.each(['ru', 'en'] as const)('the gallery in %s', (locale) => {
  const gallery = pages.find((page) => page.locale === locale && page.path === 'gallery.mdx');
  const shown = gallery ? shownOf(gallery) : [];
  const looks = shown.map(look);

  it.each(drawings)('shows %s in every state that has a caption or an alternative of its own', (name, {words}) => {
    const own = Object.keys(words[locale]).flatMap((key) => /^(?:caption|alt)\.(.+)$/.exec(key)?.[1] ?? []);
    const inGallery = shown.filter((one) => one.name === name).flatMap(({attributes}) => Object.values(attributes));
    expect([...new Set(own)].filter((state) => !inGallery.includes(state))).toEqual([]);
    expect(shown.map((one) => one.name)).toContain(name);
  });

  it('shows every section of the settings, and the settings of a zone', () => {
    const sections = [...settings.sections.map(({id}) => id), 'zone'];
    expect(looks).toEqual(expect.arrayContaining(sections.map((id) => `SettingsForm section=${id}`)));
  });

  it('shows what any page shows', () => {
    const elsewhere = pages.filter((page) => page.locale === locale).flatMap(shownOf);
    const missing = elsewhere.filter(({name}) => name !== 'Mark').map(look);
    expect([...new Set(missing)].filter((one) => !looks.includes(one))).toEqual([]);
  });

  it('has no style attributes in its drawings and tools, as the policy of the pages asks', () => {
    const built = load(readFileSync(path.join(buildDir, locale === 'ru' ? '' : locale, 'gallery.html'), 'utf8'));
    expect(built('[data-figure], [data-tool]').length).toBeGreaterThan(50);
    expect(built(':is([data-figure], [data-tool]) [style]').get()).toEqual([]);
  });

  it('is out of the menu, the search and the sitemap', () => {
    expect(gallery?.frontMatter).toMatchObject({unlisted: true});
  });
});
