import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mdxComponentModules} from '../../../config/mdx';
import * as facts from '../../facts';
import common from '../common/words.json';
import {tools} from './registry';

const languages = ['ru', 'en'] as const;

/** The places of a sentence that are filled in. */
function places(sentence: string): string[] {
  return [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
}

describe.each(Object.entries(tools))('%s', (name, source) => {
  const {words, select} = source;
  const folder = mdxComponentModules[name]?.replace('@site/', '') ?? '';

  it('can be used by pages', () => {
    expect(folder).toMatch(/^src\/tools\//);
    expect(existsSync(`${folder}/index.tsx`)).toBe(true);
  });

  it('says the same in both languages', () => {
    expect(Object.keys(words.en)).toEqual(Object.keys(words.ru));
    for (const [key, text] of Object.entries(words.en)) {
      expect(text, key).not.toMatch(/[а-яё]/i);
      expect(places(text), key).toEqual(places(words.ru[key] ?? ''));
    }
  });

  it('has no word that the step of the build keeps for captions and marks', () => {
    expect(Object.keys(words.ru).filter((key) => /^(?:caption|alt|mark)s?(?:\.|$)/.test(key))).toEqual([]);
  });

  it('has no word that no code asks for', () => {
    const code = readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
    const unused = Object.keys(words.ru)
      // The frame of all tools asks for the title.
      .filter((key) => key !== 'title' && !(key in common.ru))
      .filter((key) => !/[.-]/.test(key) && !code.includes(key));
    expect(unused).toEqual([]);
  });

  it.each(languages)('takes labels from the facts in %s', (language) => {
    const taken = select(facts, language, {});
    expect(taken.language).toBe(language);
    for (const [key, value] of Object.entries(taken)) {
      expect(value, key).toBeTruthy();
      expect(key in words[language], `${key} would hide a word of its own`).toBe(false);
    }
  });

  it('refuses a sample whose beginning it does not take over whole', () => {
    const prefix = new RegExp(`tool: '(\\w+)'`).exec(readFileSync(`${folder}/index.tsx`, 'utf8'))?.[1];
    expect(() => select(facts, 'ru', {start: `${prefix}-nonsense=1`})).toThrow(/start="…": .*nonsense=1/);
    expect(() => select(facts, 'ru', {start: ''})).not.toThrow();
  });
});
