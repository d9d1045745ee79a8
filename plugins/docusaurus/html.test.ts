import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import * as html from './html';

/** A document as the engine writes it, in short. */
const document = `<!doctype html><html class="docs-wrapper docs-doc-page docs-doc-id-cod"><head>
<link rel=stylesheet href=/w/assets/css/styles.1.css /><link rel="stylesheet" href="/w/assets/css/figures.2.css">
<link data-rh=true rel=canonical href=https://docs.example/w/cod />
<script type=application/ld+json>{"@type":"BreadcrumbList","itemListElement":[]}</script></head><body><div id=__docusaurus>
<ul class="theme-doc-sidebar-menu menu__list"><li><a href=/w/>Start</a><li><a href=/w/cod>Cash</a></ul>
<main><article><nav class="theme-doc-breadcrumbs x_1"><ul><li class=breadcrumbs__item><a href=/w/><svg></svg></a>
<li class=breadcrumbs__item>Orders<li class=breadcrumbs__item>Money<li class=breadcrumbs__item>Cash</ul></nav>
<div class="theme-doc-markdown markdown"><h1>Cash on\u00a0delivery<a class=hash-link>\u200b</a></h1></div></article>
<nav><a class="pagination-nav__link pagination-nav__link--next" href=/w/faq>Next</a></nav></main></div></body></html>`;

const page = 'cod.html';
const of = (text: string) => load(text);

describe('a page of the theme', () => {
  it('is read', () => {
    const $ = of(document);
    expect(html.isEnginePage(document)).toBe(true);
    expect(html.styleSheetLinks(document, page).map(({href}) => href)).toEqual([
      '/w/assets/css/styles.1.css',
      '/w/assets/css/figures.2.css',
    ]);
    expect(html.isNoIndex($)).toBe(false);
    expect(html.canonicalAddress($, page)).toBe('https://docs.example/w/cod');
    expect(html.titleOf($, page)).toBe('Cash on\u00a0delivery');
    expect(html.documentText($, page)?.is('.markdown')).toBe(true);
    expect(html.articleHtml(document, page)).toMatch(/^<div class="theme-doc-markdown[^]*<\/article>$/);
    expect(html.categoriesOf($, page)).toEqual(['Orders', 'Money']);
    expect(html.sidebarLinks($, page)).toEqual([
      {href: '/w/', label: 'Start'},
      {href: '/w/cod', label: 'Cash'},
    ]);
    expect(html.nextPage($, page)).toBe('/w/faq');
  });

  it.each<[string, (text: string) => unknown]>([
    ['rel=stylesheet', (text) => html.styleSheetLinks(text.replace('rel="stylesheet"', ''), page)],
    ['rel=canonical', (text) => html.canonicalAddress(of(text), page)],
    ['https://docs.example', (text) => html.canonicalAddress(of(text), page)],
    ['<h1>', (text) => html.titleOf(of(text), page)],
    ['theme-doc-markdown', (text) => html.documentText(of(text), page)],
    ['theme-doc-markdown', (text) => html.articleHtml(text, page)],
    ['theme-doc-breadcrumbs', (text) => html.categoriesOf(of(text), page)],
    ['theme-doc-sidebar-menu', (text) => html.sidebarLinks(of(text), page)],
    ['pagination-nav__link--next', (text) => html.nextPage(of(text), page)],
  ])('is refused by name without its %s', (markup, read) => {
    const other = document.replaceAll(markup, markup === '<h1>' ? '<h2>' : '');
    expect(() => read(document)).not.toThrow();
    expect(() => read(other)).toThrow(/^cod\.html: the page has no .*@docusaurus\/.*plugins\/docusaurus\/html\.ts/);
  });
});

it('a page of another kind has no text of a document, no categories, no sidebar and no error', () => {
  const $ = of('<html class="search-page-wrapper"><meta name=robots content="noindex, follow"><main></main></html>');
  expect(html.isNoIndex($)).toBe(true);
  expect([html.documentText($, page), html.categoriesOf($, page), html.sidebarLinks($, page)]).toEqual([null, [], []]);
});

it('JSON in a script element does not end it', () => {
  const json = html.jsonInScript(JSON.stringify('a</script>b'));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toBe('a</script>b');
});
