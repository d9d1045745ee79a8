import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {builtSite} from '../built/here';
import {buildDir, pageFolders, siteDir} from '../site/paths';

/** Day of the last commit that changed a file, in the zone of the committer as git gives it, as UTC. */
function lastChanged(file: string): string {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', file], {cwd: siteDir, encoding: 'utf8'});
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

function sourceOf(file: string, folder: string): string | null {
  const inside = file.replace(/^en\//, '').replace(/\.html$/, '');
  const source = path.join(folder, `${inside === 'index' ? 'intro' : inside}.mdx`);
  return existsSync(path.join(siteDir, source)) ? source : null;
}

describe.each(pageFolders)('the sitemap in $locale', ({locale, folder}) => {
  const $ = load(readFileSync(path.join(buildDir, locale === 'en' ? 'en/sitemap.xml' : 'sitemap.xml'), 'utf8'), {
    xml: true,
  });
  const days = new Map(
    $('url')
      .toArray()
      .map((url) => [decodeURI($(url).children('loc').text()), $(url).children('lastmod').text()]),
  );

  it('has the day of the last commit for every document, and none where git has none', () => {
    const pages = builtSite().pages.filter((page) => page.locale === locale);
    expect(pages.length).toBe(days.size);
    const wrong = pages.flatMap(({file, url}) => {
      const source = sourceOf(file, folder);
      const wanted = source === null ? '' : lastChanged(source);
      return days.get(url) === wanted ? [] : [{file, wanted, lastmod: days.get(url)}];
    });
    expect(wrong).toEqual([]);
    expect([...days.values()].filter((day) => day !== '').length).toBeGreaterThan(30);
  });

  it('lists pages, and neither their Markdown nor their cards', () => {
    expect([...days.keys()].filter((url) => /\.\w+$/.test(url.slice(builtSite().root.length)))).toEqual([]);
  });
});
