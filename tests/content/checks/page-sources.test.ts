import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {pageSourceProblems} from './page-sources';

const plugin = {version: '5.0.1', commit: null};
const lock = {plugin, places: {}, pages: {'ru/fixture.mdx': {plugin, digests: {'a.php': '1', 'b.php::c': '2'}}}};
const named = 'checked_with: "5.0"\nsources: [a.php]\nsection_sources: {d: [b.php::c]}';

const values = async (frontMatter: string, without = {}, given: typeof lock | {pages: object} = lock) =>
  pageSourceProblems([await page('', frontMatter)], {...lock, ...given} as typeof lock, without).map(
    ({file, value}) => `${file}: ${value}`,
  );

describe('sources of the pages', () => {
  it('are what the lock file has', async () => {
    expect(await values(named)).toEqual([]);
    expect(await values(named.replace('[b.php::c]', '[b.php::c, a.php]'))).toEqual([]);
  });

  it('are flagged where the page names more or less than was recorded', async () => {
    expect(await values(named.replace('a.php', 'e.php'))).toEqual([
      'ru/fixture.mdx: the lock file and the page differ in e.php, a.php',
    ]);
    expect(await values(named, {}, {pages: {}})).toEqual([
      'ru/fixture.mdx: the lock file has no digests of its sources',
    ]);
  });

  it('are flagged where checked_with was raised without new digests', async () => {
    expect(await values(named.replace('5.0', '5.1'))).toEqual([
      'ru/fixture.mdx: checked_with is 5.1, the lock file has it read against 5.0',
    ]);
  });

  it('may be missing for a reason only', async () => {
    const none = {pages: {}};
    expect(await values('title: a', {}, none)).toEqual(['ru/fixture.mdx: the page names no sources']);
    expect(await values('title: a', {'ru/fixture.mdx': 'about the site'}, none)).toEqual([]);
  });

  it('report list entries that are not needed', async () => {
    expect(await values(named, {'ru/fixture.mdx': 'old', 'ru/gone.mdx': 'old'})).toEqual([
      'tests/content/allowed.ts: ru/gone.mdx is no page',
      'tests/content/allowed.ts: ru/fixture.mdx has sources',
    ]);
    const more = {pages: {...lock.pages, 'ru/gone.mdx': lock.pages['ru/fixture.mdx']}};
    expect(await values(named, {}, more)).toEqual(['ru/gone.mdx: the lock file has this page, the manual has not']);
  });
});
