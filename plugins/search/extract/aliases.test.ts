import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {aliasesOf} from './aliases';
import {topicsOf} from './topics';

const content = (docs: unknown[], sidebars: unknown = {}): AllContent => ({
  'docusaurus-plugin-content-docs': {default: {loadedVersions: [{isLast: true, docs, sidebars}]}},
});
const doc = (id: string, frontMatter: object, title = id) => ({
  id,
  title,
  permalink: `/w/${id}`,
  source: `@site/docs/${id}.mdx`,
  frontMatter,
});

describe('aliasesOf', () => {
  it('takes the lists of the front matter by the path of the document', () => {
    const aliases = aliasesOf(content([doc('cod', {aliases: ['наложка', 'COD', 136]}), doc('faq', {})]));
    expect([...aliases]).toEqual([
      ['/w/cod', ['наложка', 'COD', '136']],
      ['/w/faq', []],
    ]);
  });

  it('names the file whose field is no list of words', () => {
    expect(() => aliasesOf(content([doc('cod', {aliases: 'наложка'})]))).toThrow('@site/docs/cod.mdx');
    expect(() => aliasesOf(content([doc('cod', {aliases: [{a: 1}]})]))).toThrow('must be a list');
  });
});

describe('topicsOf', () => {
  it('gives the sidebar in its order and words', () => {
    const docs = [doc('intro', {}, 'Начало'), doc('cod', {sidebar_label: 'Наложка'}, 'Как принимать')];
    const sidebar = [
      {type: 'doc', id: 'intro'},
      {
        type: 'category',
        label: 'Раздел',
        link: {type: 'generated-index', permalink: '/w/category/раздел'},
        items: [{type: 'doc', id: 'cod'}],
      },
      {type: 'link', href: 'https://elsewhere.example', label: 'Чужое'},
    ];
    expect(topicsOf(content(docs, {manual: sidebar}))).toEqual([
      {label: 'Начало', path: '/w/intro'},
      {label: 'Раздел', path: '/w/category/раздел', items: [{label: 'Наложка', path: '/w/cod'}]},
    ]);
  });

  it('is empty without documents', () => {
    expect(topicsOf({})).toEqual([]);
  });
});
