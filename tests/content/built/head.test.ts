import {describe, expect, it} from 'vitest';
import type {Problem} from '../../../plugins/content-checks/problem';
import {html, root, writeSite} from './fixture';
import {
  addressProblems,
  builtDescriptionProblems,
  builtTitleProblems,
  cardProblems,
  outlineProblems,
  alternateProblems,
} from './head';
import type {BuiltSite} from './site';

function all(site: BuiltSite): Problem[] {
  const each = site.pages.flatMap((page) => [
    ...outlineProblems(page),
    ...builtDescriptionProblems(page),
    ...addressProblems(page, site),
    ...alternateProblems(page, site),
    ...cardProblems(page, site),
  ]);
  return [...each, ...builtTitleProblems(site)];
}

describe('head of the built pages', () => {
  it('passes when it is valid', () => {
    const site = writeSite();
    expect(site.pages.map(({file}) => file)).toEqual(['index.html', 'faq.html', 'en/index.html', 'en/faq.html']);
    expect(all(site)).toEqual([]);
  });

  it.each([
    ['a second first heading', {body: '<h1>Ещё</h1>'}, 'the page has 2 first-level headings'],
    ['another language', {locale: 'en'}, 'the language of the page is “en”'],
    ['a bare title', {head: {title: '<title>CDEKDelivery</title>'}}, 'the title is “CDEKDelivery”'],
    ['no description', {head: {description: ''}}, 'the description has 0 characters'],
    [
      'a short description',
      {head: {description: '<meta name="description" content="Мало">'}},
      'the description has 4 characters: “Мало”',
    ],
    [
      'another canonical address',
      {head: {canonical: `<link rel="canonical" href="${root}">`}},
      `the canonical address is “${root}”`,
    ],
    ['no canonical address', {head: {canonical: ''}}, 'the canonical address is “”'],
    ['no default language', {head: {default: ''}}, 'the languages are at [["en"'],
    [
      'a language elsewhere',
      {head: {en: `<link rel="alternate" hreflang="en" href="${root}en/other">`}},
      'its “en” address',
    ],
    [
      'a relative card',
      {head: {card: '<meta property="og:image" content="/base/img/card.png">'}},
      'og:image is “/base/img/card.png”',
    ],
    [
      'a card that is not there',
      {head: {card: `<meta property="og:image" content="${root}img/no.png">`}},
      'og:image is',
    ],
    [
      'the title of another page',
      {head: {title: '<title>Страница home | CDEKDelivery</title>'}},
      'is that of build/index.html too',
    ],
  ])('fails with %s', (_, change, value) => {
    const problems = all(writeSite({'faq.html': html('faq', change)}));
    expect(
      problems
        .filter(({file}) => file === 'build/faq.html')
        .map((problem) => problem.value)
        .join('\n'),
    ).toContain(value);
  });
});

describe('sitemaps', () => {
  it('of another address are refused', () => {
    expect(() => writeSite({'sitemap.xml': '<urlset><url><loc>https://other.com/</loc></url></urlset>'})).toThrow(
      'is not under',
    );
  });
});
