import {describe, expect, it} from 'vitest';
import {html, writeSite} from './fixture';
import {linkChecker} from './links';

function values(href: string): string[] {
  const body = `<h2 id="key">Ключ</h2><a href="${href}">Туда</a>`;
  const site = writeSite({'faq.html': html('faq', {body}), 'category/раздел.html': html('category/раздел')});
  return site.pages
    .filter(({file}) => file === 'faq.html')
    .flatMap(linkChecker(site))
    .map(({value}) => value);
}

describe('links of the built pages', () => {
  it.each([
    '/base/',
    '/base/en/',
    '/base/en/faq',
    '/base/faq#key',
    '#key',
    'https://example.com/base/faq?q=1#key',
    '/base/img/card.png',
    '/base/category/%D1%80%D0%B0%D0%B7%D0%B4%D0%B5%D0%BB',
    'https://example.com/other/',
    'mailto:a@example.com',
  ])('may be %s', (href) => {
    expect(values(href)).toEqual([]);
  });

  it.each([
    ['/base/faq/', 'ends with a slash'],
    ['/base/faq.html', 'ends with .html'],
    ['/base/nowhere', 'leads to no page'],
    ['/base/faq#nowhere', 'leads to no anchor of build/faq.html'],
    ['#nowhere', 'leads to no anchor of build/faq.html'],
    ['https://example.com/base/img/no.png', 'leads to no page'],
  ])('may not be %s', (href, value) => {
    expect(values(href)).toEqual([`the link “${href}” ${value}`]);
  });
});
