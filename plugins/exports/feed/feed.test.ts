import {parseAtomFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';
import {atomOf} from './feed';

const source = {
  html: `<h1>News</h1><h2 id="v2" class="a">2.0<a class="hash-link" href="#v2"></a></h2><p class="b">May 2</p>
<ul><li>See <a href="/base/faq#x" class="c" target="_blank">this &amp; that</a></li></ul><h2 id="v1">1.0</h2><p>First</p>`,
  page: 'https://example.com/base/news',
  self: 'https://example.com/base/atom.xml',
  title: 'What <is> new',
  author: 'CDEK',
  language: 'en',
  entries: [
    {anchor: 'v2', date: '2026-05-02'},
    {anchor: 'v1', date: '2025-01-01'},
  ],
};

describe('the feed of a page', () => {
  it('lists its dated sections, with whole addresses', () => {
    const feed = parseAtomFeed(atomOf(source));
    expect(feed).toMatchObject({id: source.self, title: {value: 'What <is> new'}, updated: '2026-05-02T00:00:00.000Z'});
    expect(feed.entries?.map(({id, updated}) => [id, updated])).toEqual([
      ['https://example.com/base/news#v2', '2026-05-02T00:00:00.000Z'],
      ['https://example.com/base/news#v1', '2025-01-01T00:00:00.000Z'],
    ]);
    expect(feed.entries?.[0]?.content?.value).toBe(
      '<p>May 2</p>\n<ul><li>See <a href="https://example.com/base/faq#x">this &amp; that</a></li></ul>',
    );
  });

  it('is the same for the same news', () => {
    expect(atomOf(source)).toBe(atomOf({...source}));
  });

  it('names a section that is not there, and a page without news', () => {
    expect(() => atomOf({...source, entries: [{anchor: 'v9', date: '2026-01-01'}]})).toThrow('#v9');
    expect(() => atomOf({...source, entries: []})).toThrow('there is none');
  });
});
