import {describe, expect, it} from 'vitest';
import {examplesOf} from '../../src/components/definitions/gallery.fixture';
import {loadDefinitions} from '../../src/components/definitions/registry';
import type {Attributes} from '../../src/components/definitions/definition';
import {shownOf} from './checks/elements';
import {loadPages} from './site/pages';

const pages = await loadPages();
const components = await loadDefinitions();

/** What a figure shows, without what a page makes of it: its marks and its choice of fields. */
function look(name: string, attributes: Attributes): string {
  const props = Object.entries(components[name]?.definition.props ?? {});
  const defaults = Object.fromEntries(props.flatMap(([prop, values]) => (values?.[0] ? [[prop, values[0]]] : [])));
  const shown = Object.entries({...defaults, ...attributes}).filter(([key]) => key !== 'marks' && key !== 'only');
  return [name, ...shown.map(([key, value]) => `${key}=${value}`).sort()].join(' ');
}

describe('the gallery, on which figures are tested', () => {
  it.each(['ru', 'en'] as const)('has an example of what any page shows (%s)', (locale) => {
    const looks = new Set(
      Object.values(components).flatMap((component) =>
        examplesOf(component).map(({attributes}) => look(component.name, attributes)),
      ),
    );
    const elsewhere = pages.filter((page) => page.locale === locale).flatMap(shownOf);
    const missing = elsewhere.filter(({name, attributes}) => name !== 'Mark' && !looks.has(look(name, attributes)));
    expect(missing).toEqual([]);
  });
});
