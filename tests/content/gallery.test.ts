import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {examplesOf} from '../../src/components/definitions/gallery';
import {loadDefinitions} from '../../src/components/definitions/registry';
import type {Attributes} from '../../src/components/definitions/definition';
import {shownOf} from './checks/elements';
import {loadPages} from './site/pages';
import {buildDir} from './site/paths';

const pages = await loadPages();
const components = await loadDefinitions();

/** What a figure shows, without what a page makes of it: its marks and its choice of fields. */
function look(name: string, attributes: Attributes): string {
  const props = Object.entries(components[name]?.definition.props ?? {});
  const defaults = Object.fromEntries(props.flatMap(([prop, values]) => (values?.[0] ? [[prop, values[0]]] : [])));
  const shown = Object.entries({...defaults, ...attributes}).filter(([key]) => key !== 'marks' && key !== 'only');
  return [name, ...shown.map(([key, value]) => `${key}=${value}`).sort()].join(' ');
}

const examples = Object.values(components).flatMap((component) =>
  examplesOf(component).map(({id, attributes}) => ({id, name: component.name, attributes})),
);

describe.each(['ru', 'en'] as const)('the gallery in %s', (locale) => {
  const gallery = pages.find((page) => page.locale === locale && page.path === 'gallery.mdx');
  const built = load(readFileSync(path.join(buildDir, locale === 'ru' ? '' : locale, 'gallery.html'), 'utf8'));

  it('shows every example of every component', () => {
    expect(built('[data-figure], [data-tool]').length).toBe(examples.length);
    const ids = examples.map(({id}) => id);
    expect(ids.filter((id) => built(`:is(h2, h3)[id="${id}"]`).length !== 1)).toEqual([]);
  });

  it('shows what any page shows', () => {
    const looks = new Set(examples.map(({name, attributes}) => look(name, attributes)));
    const elsewhere = pages.filter((page) => page.locale === locale).flatMap(shownOf);
    const missing = elsewhere.filter(({name, attributes}) => name !== 'Mark' && !looks.has(look(name, attributes)));
    expect(missing).toEqual([]);
  });

  it('has no style attributes in its drawings and tools, as the policy of the pages asks', () => {
    expect(built(':is([data-figure], [data-tool]) [style]').get()).toEqual([]);
  });

  it('is out of the menu, the search and the sitemap', () => {
    expect(gallery?.frontMatter).toMatchObject({unlisted: true});
  });
});
