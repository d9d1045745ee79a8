import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {frontMatterParityProblems} from './front-matter-parity';

async function values(ru: string, en: string): Promise<string[]> {
  const problems = frontMatterParityProblems({ru: await page('', ru), en: await page('', en, 'en')});
  return problems.map(({value}) => value);
}

describe('front matter of both languages', () => {
  it('may differ in texts', async () => {
    expect(await values('title: Ключ\nslug: /\naliases: [а]', 'title: Key\nslug: /\naliases: [a, b]')).toEqual([]);
  });

  it('may differ in the sources, which the Russian page names for both', async () => {
    expect(await values('title: Ключ\nsources: [a.php]\nsection_sources: {b: [c.php]}', 'title: Key')).toEqual([]);
  });

  it('has the same keys', async () => {
    expect(await values('title: Ключ\nsidebar_label: К', 'title: Key')).toEqual([
      'the front matter key “sidebar_label” is absent, in ru/fixture.mdx it is "К"',
    ]);
  });

  it.each(['slug', 'checked_with', 'unlisted'])('has the same %s', async (key) => {
    expect(await values(`${key}: "1"`, `${key}: "2"`)).toEqual([
      `the front matter key “${key}” is "2", in ru/fixture.mdx it is "1"`,
    ]);
  });
});
