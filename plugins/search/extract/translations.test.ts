import {describe, expect, it} from 'vitest';
import {indexFileVersion, type IndexFile} from '../engine/indexFile';
import {linkTranslations} from './translations';

const file = (language: string, path: string, title: string, heading: string, aliases: string[] = []): IndexFile => ({
  layout: indexFileVersion,
  origin: 'https://docs.example',
  language,
  glossary: [],
  pages: [
    {
      path,
      group: 'Г',
      tag: 'default',
      version: 'current',
      ...(aliases.length > 0 ? {aliases, label: `${title} key`} : {}),
      sections: [
        {level: 1, heading: title},
        {level: 2, anchor: 'key', heading},
      ],
    },
  ],
});

describe('linkTranslations', () => {
  const russian = {file: file('ru', '/w/map', 'Карта', 'Ключ'), baseUrl: '/w/'};
  const english = {file: file('en', '/w/en/map', 'Map', 'Key', ['widget']), baseUrl: '/w/en/'};

  it('gives sections the headings, and pages the label and the aliases too, of their translations', () => {
    linkTranslations(russian, [english]);
    expect(russian.file.pages[0]?.sections.map(({translations}) => translations)).toEqual([
      ['Map', 'Map key', 'widget'],
      ['Key'],
    ]);
  });

  it('replaces the translations of an earlier build', () => {
    linkTranslations(russian, []);
    expect(russian.file.pages[0]?.sections.map((section) => 'translations' in section)).toEqual([false, false]);
  });

  it('does not repeat a heading that is the same', () => {
    const same = {file: file('en', '/w/en/map', 'Карта', 'Key'), baseUrl: '/w/en/'};
    linkTranslations(russian, [same]);
    expect(russian.file.pages[0]?.sections[0]?.translations).toBeUndefined();
  });
});
