import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {SourcesLockFile} from '../../../src/facts';
import {readPlugin} from '../source';
import {cleared} from './clear';
import {changesIn, unnamedIn} from './compare';
import type {ManualPage} from './pages';
import {membersByFile, placesOf} from './places';
import {sourcesReport} from './report';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const before = placesOf(readPlugin(path.join(fixtures, 'before')));
const after = placesOf(readPlugin(path.join(fixtures, 'after')));
const first = {version: '9.8.7', commit: 'aaaaaaa'};
const second = {version: '9.9.0', commit: 'bbbbbbb'};
const empty: SourcesLockFile = {plugin: first, places: membersByFile(before.keys()), pages: {}};

function page(file: string, sources: readonly string[], sections: Record<string, string[]> = {}): ManualPage {
  const inSections = Object.entries(sections).flatMap(([section, places]) => places.map((place) => ({place, section})));
  return {file, checkedWith: '9.8', claims: [...sources.map((place) => ({place, section: null})), ...inSections]};
}

const lockOf = (...pages: ManualPage[]): SourcesLockFile =>
  pages.reduce((lock, one) => cleared(lock, one, before, first), empty);

/** What changed of places that one page names, as `place what`. */
function changed(...sources: string[]): string[] {
  const one = page('docs/a.mdx', sources);
  return changesIn([one], after, lockOf(one)).map(({place, what}) => `${place} ${what}`);
}

describe('places', () => {
  it('are members of PHP, and files of what has none', () => {
    expect(membersByFile(before.keys())).toEqual({
      'cdek.php': [],
      'src/Calc.php': ['LIMIT', 'drop', 'pack', 'round', 'sum', 'weight'],
      'src/Frontend/block.json': [],
      'src/Frontend/main.scss': [],
      'src/Model/Color.php': ['Green', 'Red'],
      'src/Model/Paper.php': ['SIZES'],
      'templates/order.php': [],
    });
  });

  it('of scripts know code from the way it is written', () => {
    const digest = (text: string) =>
      placesOf({version: '1', files: new Map([['src/a.js', text]])}).get('src/a.js')?.digest;
    const code = '// Opens.\nexport const open = (map) => <Map zoom={map.show({zoom: 5})}>Point</Map>;\n';
    const same = 'export const open = map =>\n  <Map zoom={ map.show( /* five */ { zoom: 5, }) }>\n    Point\n  </Map>';
    expect(digest(same)).toBe(digest(code));
    expect(digest(code.replace('5', '6'))).not.toBe(digest(code));
    expect(digest(code.replace('Point', 'Office'))).not.toBe(digest(code));
  });
});

describe('a change', () => {
  it('is no comment and no formatting', () => {
    expect(changed('src/Calc.php::round', 'templates/order.php', 'src/Frontend/block.json', 'cdek.php')).toEqual([]);
  });

  it('is another body, value or style', () => {
    const sources = ['src/Calc.php::sum', 'src/Calc.php::LIMIT', 'src/Model/Color.php::Red', 'src/Frontend/main.scss'];
    expect(changed(...sources, 'src/Model/Color.php::Green')).toEqual(sources.map((place) => `${place} changed`));
  });

  it('is a removal, and a new name, and is reported so', () => {
    expect(changed('src/Calc.php::drop', 'src/Calc.php::pack')).toEqual([
      'src/Calc.php::drop removed',
      'src/Calc.php::pack removed, and src/Calc.php::packItems has what it had',
    ]);
  });

  it('is a place that was never recorded', () => {
    expect(changesIn([page('docs/a.mdx', ['src/Calc.php::round'])], after, empty)).toMatchObject([
      {what: 'never recorded'},
    ]);
  });

  it('is reported by page, with the section that names the place', () => {
    const one = page('docs/a.mdx', ['src/Calc.php::round'], {sums: ['src/Calc.php::sum', 'src/Calc.php::round']});
    const two = page('docs/b.mdx', ['src/Calc.php::sum']);
    const three = page('docs/c.mdx', ['src/Calc.php::sum', 'src/Calc.php::round']);
    const lock = lockOf(one, two);
    const changes = changesIn([one, two, three], after, lock);
    const lines = sourcesReport({changes, unnamed: {places: [], unused: []}, older: [three]}, lock);
    expect(lines.join('\n')).toBe(`
## Places that changed under a page (1)

- \`src/Calc.php::sum\` changed: 2 pages

## Pages to read again (3)

- docs/a.mdx, checked with 9.8, read against 9.8.7 (aaaaaaa)
  - section \`#sums\`: \`src/Calc.php::sum\` changed
- docs/b.mdx, checked with 9.8, read against 9.8.7 (aaaaaaa)
  - \`src/Calc.php::sum\` changed
- docs/c.mdx, checked with 9.8, never cleared

## Pages checked with an older version whose sources are the same: raise checked_with and clear (1)

- docs/c.mdx, checked with 9.8`);
  });
});

describe('what no page names', () => {
  const pages = [page('docs/a.mdx', ['src/Calc.php::sum', 'templates/order.php'], {b: ['src/Calc.php::round']})];
  const list = [
    {place: 'src/Frontend/*', reason: 'nobody reads it'},
    {place: '*::drop', reason: 'nobody meets it'},
    {place: 'src/Calc.php::sum', reason: 'a page names it meanwhile'},
  ];

  it('are functions, and files without functions, but for those of the list', () => {
    expect(unnamedIn(pages, before, list)).toEqual({
      places: ['cdek.php', 'src/Calc.php::pack', 'src/Model/Color.php', 'src/Model/Paper.php'],
      unused: [list[2]],
    });
    const more = [...pages, page('docs/b.mdx', ['src/Model/Paper.php::SIZES'])];
    expect(unnamedIn(more, before, list).places).not.toContain('src/Model/Paper.php');
  });

  it('is reported by file', () => {
    const unnamed = unnamedIn(pages, before, list);
    const lines = sourcesReport(
      {changes: [], unnamed: {...unnamed, places: [...unnamed.places, 'src/Calc.php::z']}, older: []},
      empty,
    );
    expect(lines).toContain('- `src/Calc.php`: pack, z');
    expect(lines).toContain('- `src/Model/Color.php`');
    expect(lines).toContain('- `src/Calc.php::sum`');
  });
});

describe('clearing a page', () => {
  const one = page('docs/a.mdx', ['src/Calc.php::sum']);
  const two = page('docs/b.mdx', ['src/Calc.php::sum', 'src/Calc.php::drop']);
  const raised = {...one, checkedWith: '9.9'};

  it('leaves every other page as it was', () => {
    const lock = cleared(lockOf(one, two), raised, after, second);
    expect(lock.pages['docs/b.mdx']).toEqual(lockOf(two).pages['docs/b.mdx']);
    expect(lock.pages['docs/a.mdx']?.plugin).toEqual(second);
    expect(changesIn([raised, two], after, lock).map(({page: {file}, place}) => `${file} ${place}`)).toEqual([
      'docs/b.mdx src/Calc.php::sum',
      'docs/b.mdx src/Calc.php::drop',
    ]);
    expect(lock.places['src/Calc.php']).toContain('packItems');
  });

  it('asks for a raised checked_with, and names it', () => {
    expect(() => cleared(lockOf(one), one, after, second)).toThrow(
      'docs/a.mdx: checked_with is 9.8, the plugin given is 9.9.0. Read the page against it, raise checked_with to "9.9" in every language, then clear it.',
    );
    expect(() => cleared(lockOf(one), raised, before, first)).toThrow('Give the state that the page was read against');
    expect(() => cleared(lockOf(one), raised, after, {version: 'dev', commit: null})).toThrow('Add --version');
  });

  it('refuses a place that is gone, and a page that names nothing', () => {
    expect(() => cleared(empty, {...two, checkedWith: '9.9'}, after, second)).toThrow('has no src/Calc.php::drop');
    expect(() => cleared(empty, page('docs/z.mdx', []), after, second)).toThrow('docs/z.mdx: no page of this name');
  });

  it('takes out a page that names nothing any more', () => {
    expect(cleared(lockOf(one, two), page('docs/a.mdx', []), after, second).pages).not.toHaveProperty(['docs/a.mdx']);
  });

  it('with an older state leaves what is known of the newer one', () => {
    const newer = cleared(lockOf(two), raised, after, second);
    expect(cleared(newer, two, before, first)).toMatchObject({plugin: second, places: newer.places});
  });
});
