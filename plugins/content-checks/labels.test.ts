import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {TranslationFile} from '@docusaurus/types';
import {messagesOf, sidebarMessages, themeFiles, type SidebarItem} from './labels';

const require = createRequire(import.meta.url);
const docsTranslations = path.join(path.dirname(require.resolve('@docusaurus/plugin-content-docs')), 'translations.js');

const themeConfig = {
  navbar: {
    title: 'Delivery',
    logo: {alt: 'Знак'},
    items: [{label: 'GitHub'}, {type: 'localeDropdown'}, {label: 'Ещё', items: [{label: 'Выпуски'}]}],
  },
  footer: {
    copyright: 'Автор',
    links: [{title: 'О плагине', items: [{label: 'История версий', href: 'https://example.com'}, {html: '<hr>'}]}],
  },
};

const sidebars: Record<string, SidebarItem[]> = {
  manual: [
    {type: 'doc', label: 'Начало'},
    {type: 'doc', key: 'faq', label: 'Вопросы', translatable: true},
    {type: 'link', label: 'Каталог'},
    {
      type: 'category',
      key: 'admin',
      label: 'Администратору',
      link: {type: 'generated-index', title: 'Администратору', description: 'Всё о заказах.'},
      items: [{type: 'category', label: 'Внутри', items: []}],
    },
  ],
};

/** The walk is ours, since the engine hands on no list of its keys: these tests hold it to the engine's own. */
describe('keys of labels are those of the engine', () => {
  it('for navbar and footer', () => {
    const {getTranslationFiles} = require('@docusaurus/theme-classic/lib/translations') as {
      getTranslationFiles(args: {themeConfig: unknown}): TranslationFile[];
    };
    const engine = getTranslationFiles({themeConfig}).map(({path, content}) => ({
      file: `docusaurus-theme-classic/${path}.json`,
      messages: messagesOf(content),
    }));
    expect(themeFiles(themeConfig)).toEqual(engine);
    expect(Object.keys(engine[0]?.messages ?? {})).toHaveLength(5);
  });

  it('for sidebars', () => {
    const {getLoadedContentTranslationFiles} = require(docsTranslations) as {
      getLoadedContentTranslationFiles(content: unknown): TranslationFile[];
    };
    const [engine] = getLoadedContentTranslationFiles({
      loadedVersions: [{versionName: 'current', label: 'Next', sidebars}],
    });
    expect({'version.label': 'Next', ...sidebarMessages(sidebars)}).toEqual(messagesOf(engine?.content ?? {}));
    expect(Object.keys(sidebarMessages(sidebars))).toHaveLength(6);
  });
});

describe('themeFiles', () => {
  it('is empty for a theme without texts', () => {
    expect(themeFiles({}).map(({messages}) => messages)).toEqual([{}, {}]);
  });
});
