import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parseAtomFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';
import {feed as source} from '../../../config/feed';
import {versions} from '../../../src/facts';
import {builtSite} from '../built/here';
import {buildDir} from '../site/paths';
import {wordsIn} from './outline';

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

describe.each(['ru', 'en'] as const)('the Atom feed in %s', (locale) => {
  const folder = locale === 'en' ? 'en/' : '';
  const text = readFileSync(path.join(buildDir, `${folder}atom.xml`), 'utf8');
  const $ = load(text, {xml: true});
  const dated = versions.versions.filter(({date}) => date !== null);

  it('follows the rules of Atom (RFC 4287)', () => {
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed').attr('xml:lang')).toBe(locale);
    for (const holder of $('feed, entry').toArray()) {
      const own = (name: string) => $(holder).children(name);
      expect([own('id').length, own('title').length, own('updated').length]).toEqual([1, 1, 1]);
      expect(own('title').text()).not.toBe('');
      expect(URL.canParse(own('id').text())).toBe(true);
      expect(own('updated').text()).toMatch(rfc3339);
      expect(
        own('link')
          .toArray()
          .filter((link) => !URL.canParse($(link).attr('href') ?? '')),
      ).toEqual([]);
    }
    expect($('feed > author > name').text()).not.toBe('');
    expect($('feed > link[rel="self"]').attr('href')).toBe(`${builtSite().root}${folder}atom.xml`);
    const ids = $('id')
      .toArray()
      .map((id) => $(id).text());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists every dated version, newest first, by its own day', () => {
    const entries = parseAtomFeed(text).entries ?? [];
    expect(entries.map(({title, updated}) => [title?.value, updated?.slice(0, 10)])).toEqual(
      dated.map(({version, date}) => [version, date]),
    );
    expect($('feed > updated').text().slice(0, 10)).toBe(dated[0]?.date);
  });

  it('has the words of the page about the versions, and links that lead there', () => {
    const page = builtSite().pages.find(({file}) => file === `${folder}${source.page}.html`);
    for (const {id, content} of parseAtomFeed(text).entries ?? []) {
      const anchor = id?.split('#')[1] ?? '';
      const heading = page?.$(`h2[id="${anchor}"]`);
      expect(heading?.length, id).toBe(1);
      expect(wordsIn(load(content?.value ?? '').text()), id).toEqual(wordsIn(heading?.nextUntil('h2').text() ?? ''));
    }
  });

  it('is named in the head of every page and linked from that page', () => {
    const own = builtSite().pages.filter((page) => page.locale === locale);
    const address = new URL(`${builtSite().root}${folder}atom.xml`).pathname;
    const named = own.filter(
      (page) => page.$('link[rel="alternate"][type="application/atom+xml"]').attr('href') === address,
    );
    expect(named.length).toBe(own.length);
    const linked = own.filter((page) => page.$(`.theme-doc-markdown a[href="${address}"]`).length > 0);
    expect(linked.map(({file}) => file)).toEqual([`${folder}${source.page}.html`]);
  });
});
