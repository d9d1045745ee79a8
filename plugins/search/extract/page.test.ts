import {describe, expect, it} from 'vitest';
import {parsePage} from './page';

const options = {file: 'build/faq.html', topGroup: 'Документация'};
const head =
  '<link rel=canonical href="https://docs.example/wordpress/faq"><meta name=docusaurus_tag content=docs-default-current>' +
  '<meta name=docusaurus_version content=current>';
const crumbs = (...labels: string[]) =>
  `<nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item><a><svg></svg></a>${labels
    .map((label) => `<li class=breadcrumbs__item>${label}`)
    .join('')}</ul></nav>`;
const page = (body: string) => `<html><head>${head}</head><body><main><article>${body}</article></main></body></html>`;

describe('parsePage', () => {
  it('takes address, facets, category and sections from the HTML of a document', () => {
    const html = page(
      `${crumbs('Справочник', 'Ответы')}<div class=theme-doc-markdown><h1>Ответы</h1><p>Текст <a href=./setup#keys>ключи СДЭК</a></div>`,
    );
    expect(parsePage(html, options)).toEqual({
      origin: 'https://docs.example',
      sidebar: [],
      links: [{href: './setup#keys', text: 'ключи СДЭК'}],
      page: {
        path: '/wordpress/faq',
        group: 'Справочник',
        tag: 'docs-default-current',
        version: 'current',
        sections: [{level: 1, heading: 'Ответы', text: 'Текст ключи СДЭК'}],
      },
    });
  });

  it('puts a page outside every category into the top group', () => {
    expect(parsePage(page(`${crumbs('Ответы')}<h1>Ответы</h1>`), options)?.page.group).toBe('Документация');
  });

  it('reads a category page by its title and description, not by its cards', () => {
    const html = page('<h1>Справочник</h1><p>Обо всём</p><a class="card padding--lg"><h2>Настройки</h2></a>');
    expect(parsePage(html, options)?.page.sections).toEqual([{level: 1, heading: 'Справочник', text: 'Обо всём'}]);
  });

  it('collects the sidebar in its order', () => {
    const sidebar =
      '<ul class=theme-doc-sidebar-menu><li><a href=/wordpress/>Начало</a><li><a href=/wordpress/faq>Ответы</a></ul>';
    expect(parsePage(sidebar + page('<h1>Ответы</h1>'), options)?.sidebar).toEqual([
      {path: '/wordpress/', label: 'Начало'},
      {path: '/wordpress/faq', label: 'Ответы'},
    ]);
  });

  it('skips a page that asks not to be indexed', () => {
    expect(parsePage(`<meta name=robots content="noindex, follow">${page('<h1>Поиск</h1>')}`, options)).toBeNull();
  });

  it('names the file that has no canonical address or no title', () => {
    expect(() => parsePage('<main><h1>Т</h1></main>', options)).toThrow(/build\/faq\.html: .*link\[rel="canonical"\]/);
    expect(() => parsePage(page('текст'), options)).toThrow(/build\/faq\.html: no title/);
  });
});
