import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {markdownAddress} from '../../../plugins/exports/markdown/address';
import {builtSite} from '../built/here';
import {buildDir} from '../site/paths';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

describe.each(['ru', 'en'] as const)('llms.txt in %s', (locale) => {
  const folder = locale === 'en' ? 'en/' : '';
  const tree: Root = unified()
    .use(remarkParse)
    .parse(read(`${folder}llms.txt`));
  const urls: string[] = [];
  visit(tree, 'link', ({url}) => void urls.push(decodeURI(url)));

  it('has the form of llmstxt.org: title, summary, sections of links', () => {
    const [title, summary, ...rest] = tree.children;
    expect([title?.type, summary?.type]).toEqual(['heading', 'blockquote']);
    expect(rest.map(({type}) => type)).toEqual(rest.map((_, index) => (index % 2 === 0 ? 'heading' : 'list')));
    visit(tree, 'listItem', (item) => {
      const [paragraph] = item.children;
      expect(paragraph?.type === 'paragraph' && paragraph.children[0]?.type).toBe('link');
    });
  });

  it('has the sections of the sidebar', () => {
    const $ = load(read(`${folder}reference/settings.html`));
    const labels = $('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category > div > a').toArray();
    const sections = tree.children.flatMap((node) =>
      node.type === 'heading' && node.depth === 2 ? [toString(node)] : [],
    );
    expect(labels.length).toBeGreaterThan(2);
    expect(sections).toEqual(expect.arrayContaining(labels.map((label) => $(label).text().trim())));
  });

  it('links to the Markdown of every document, each once, then to the whole manual and the other language', () => {
    const {pages, root} = builtSite();
    const documents = pages.filter((page) => page.locale === locale && page.$('.theme-doc-markdown').length > 0);
    const files = documents.map(({file}) => root + file.replace(/html$/, 'md'));
    const rest = [`${root}${folder}llms-full.txt`, `${root}${locale === 'en' ? '' : 'en/'}llms.txt`];
    expect([...urls].sort()).toEqual([...files, ...rest].sort());
    expect(urls.slice(-2)).toEqual(rest);
  });

  it('has the Markdown of every document in the whole manual, in the order of the sidebar', () => {
    const {root} = builtSite();
    const $ = load(read(`${folder}reference/settings.html`));
    const entries = $('.theme-doc-sidebar-menu a')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', root).href);
    const inOrder = entries.map((entry) => markdownAddress(decodeURI(entry))).filter((file) => urls.includes(file));
    expect(inOrder.length).toBe(urls.length - 2);
    expect(read(`${folder}llms-full.txt`)).toBe(inOrder.map((file) => read(file.slice(root.length))).join('\n'));
  });
});
