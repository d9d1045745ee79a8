import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {chapterHtml} from './article';

const chapters = new Map([
  ['/base/setup', 'setup'],
  ['/base/faq', 'faq'],
]);
const context = {
  language: 'en',
  origin: 'https://example.com',
  chapterOf: (path: string) => chapters.get(path) ?? null,
  picture: (path: string) => `data:image/png;base64,${path}`,
};

/** A chapter made of an article; inner elements by a selector. */
function chapter(article: string, depth = 0) {
  const page = `<nav>Menu</nav><div class="theme-doc-markdown">${article}</div><footer>Foot</footer>`;
  return load(
    chapterHtml({path: '/base/setup', depth, $: load(page, {scriptingEnabled: false})}, context),
    null,
    false,
  );
}

describe('a page as a chapter', () => {
  it('has the depth of its page in the sidebar, under ids of its own', () => {
    const headings = '<h1>Set up</h1><h2 id="keys">Keys<a class="hash-link" href="#keys">#</a></h2><h3 id="a">A</h3>';
    const outline = (depth: number) =>
      chapter(
        headings,
        depth,
      )(':header')
        .toArray()
        .map((element) => [element.tagName, element.attribs.id, 'data-listed' in element.attribs]);
    expect(outline(0)).toEqual([
      ['h2', 'setup', true],
      ['h3', 'setup--keys', true],
      ['h4', 'setup--a', false],
    ]);
    expect(outline(1).map(([tag]) => tag)).toEqual(['h3', 'h4', 'h5']);
    expect(chapter(headings).text()).toBe('Set upKeysA');
  });

  it.each([
    ['of its own', '#keys', '#setup--keys'],
    ['of another page', '/base/faq#logs', '#faq--logs'],
    ['of another page as a whole', '/base/faq?tool=1', '#faq'],
    ['that the manual does not have', '/base/en/faq', 'https://example.com/base/en/faq'],
    ['of another site', 'https://other.example/x', 'https://other.example/x'],
    ['of a mailbox', 'mailto:a@b.example', 'mailto:a@b.example'],
  ])('links to a place %s', (_, from, to) => {
    expect(chapter(`<a href="${from}" target="_blank">x</a>`)('a').attr()).toEqual({href: to});
  });

  it('does not separate what belongs together by id and by name', () => {
    const $ = chapter('<p id="l">L</p><input name="n" type="radio" aria-labelledby="l m"><b id="m">M</b>');
    expect($('input').attr()).toMatchObject({name: 'setup--n', 'aria-labelledby': 'setup--l setup--m'});
  });

  it('holds the largest of the forms of a picture and no preview of it', () => {
    const $ = chapter(
      '<svg></svg><img src="x" aria-hidden="true"><img src="/a.png" srcset="/a.png 640w, /b.png 1600w" alt="Box">',
    );
    expect($('img').attr()).toEqual({src: 'data:image/png;base64,/b.png', alt: 'Box'});
    expect($('img, svg')).toHaveLength(1);
  });

  it('has figures as they are drawn, without what steers them, and tools as their example', () => {
    const $ = chapter(
      '<figure data-figure="a"><p>Alt</p><div class="controls_x" data-search-ignore>C</div><div inert data-search-ignore><form><button>Save</button></form></div><figcaption>Cap</figcaption></figure>' +
        '<div data-tool="t" data-search-ignore aria-label="Sums"><p>No scripts</p><noscript><p>Example</p></noscript><button>Copy</button></div>',
    );
    expect($('figure').text()).toBe('AltSaveCap');
    expect($('.edition-example').text()).toBe('Sums. Worked example:Example');
  });

  it('has details and every tab open, and no navigation', () => {
    const $ = chapter(
      '<details><summary>More</summary>Text</details><ul data-search-ignore><li>5 min</li></ul><form role="search"></form>' +
        '<div><ul role="tablist"><li role="tab">Block</li></ul><div><div role="tabpanel" aria-label="Block" hidden>One</div></div></div>',
    );
    expect($('details').attr('open')).toBeDefined();
    expect($('[role="tabpanel"]').attr('hidden')).toBeUndefined();
    expect($('[role="tabpanel"]').attr('aria-label')).toBeUndefined();
    expect($.root().text()).toBe('MoreTextBlockOne');
  });

  it('leads to the site for the newest edition', () => {
    const $ = chapter(
      '<div data-offline-editions data-search-ignore><ul><li><a href="/base/h.pdf">PDF</a></li></ul></div>',
    );
    expect($('p').html()).toBe('<a href="https://example.com/base/setup">https://example.com/base/setup</a>');
    expect($('a')).toHaveLength(1);
  });

  it('is not made of a page without a text', () => {
    const $ = load('<p>Not found</p>');
    expect(() => chapterHtml({path: '/base/setup', depth: 0, $}, context)).toThrow('/base/setup');
  });
});
