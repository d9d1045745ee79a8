import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mdxComponentModules} from '../../../config/mdx';
import * as facts from '../../facts';
import {figures} from './registry';
import {wordsFor} from './words';

/** What a figure cannot do without. */
const least: Readonly<Record<string, Record<string, string>>> = {SettingsForm: {section: 'client'}};

describe.each(Object.entries(figures))('%s', (name, source) => {
  const {words} = source;

  it('can be used by pages', () => {
    const module = mdxComponentModules[name];
    expect(module).toMatch(/^@site\/src\/figures\//);
    expect(existsSync(`${module?.replace('@site/', '')}/index.tsx`)).toBe(true);
  });

  it('says the same in both languages', () => {
    expect(Object.keys(words.en)).toEqual(Object.keys(words.ru));
    for (const [key, text] of Object.entries(words.en)) {
      expect(text, key).not.toMatch(/[а-яё]/i);
    }
  });
});

const {Mark: _mark, ...drawings} = figures;

describe.each(Object.entries(drawings))('the drawing %s', (name, source) => {
  it.each(['ru', 'en'] as const)('has caption, alternative and whole words in %s', (language) => {
    const given = wordsFor(source, facts, language, least[name] ?? {});
    expect(given.caption).toMatch(/\S/);
    expect(given.words.alt).toMatch(/\S/);
    expect(Object.keys(given.words).filter((key) => /^(?:caption|mark)/.test(key))).toEqual([]);
  });
});
