import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import * as facts from '../../facts';
import {contentFor} from '../definitions/content';
import {loadDefinitions} from '../definitions/registry';
import common from './common/words.json';

const languages = ['ru', 'en'] as const;
const tools = Object.values(await loadDefinitions()).filter(({kind}) => kind === 'tools');

/** The places of a sentence that are filled in. */
function places(sentence: string): string[] {
  return [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
}

describe.each(tools)('$name', ({folder, definition}) => {
  const {words} = definition;

  it('says the same in both languages', () => {
    expect(Object.keys(words.en)).toEqual(Object.keys(words.ru));
    for (const [key, text] of Object.entries(words.en)) {
      expect(text, key).not.toMatch(/[а-яё]/i);
      expect(places(text), key).toEqual(places(words.ru[key] ?? ''));
    }
  });

  it('has no word with a key that is reserved for captions and marks', () => {
    expect(Object.keys(words.ru).filter((key) => /^(?:caption|alt|mark)s?(?:\.|$)/.test(key))).toEqual([]);
  });

  it('has no word that no code asks for', () => {
    const code = readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && file !== 'definition.ts')
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
    const unused = Object.keys(words.ru)
      // The frame of all tools asks for the title.
      .filter((key) => key !== 'title' && !(key in common.ru))
      .filter((key) => !/[.-]/.test(key) && !code.includes(key));
    expect(unused).toEqual([]);
  });

  it.each(languages)('takes labels from the facts in %s', (language) => {
    const taken = definition.factsFor?.(facts, language, {}, words[language]) ?? {};
    expect(taken.language).toBe(language);
    for (const [key, value] of Object.entries(taken)) {
      expect(value, key).toBeTruthy();
      expect(key in words[language], `${key} hides a word of the tool`).toBe(false);
    }
  });

  it('refuses an example whose beginning it does not accept whole', () => {
    const prefix = new RegExp(`tool: '(\\w+)'`).exec(readFileSync(`${folder}/index.tsx`, 'utf8'))?.[1];
    expect(() => contentFor(definition, 'ru', {start: `${prefix}-nonsense=1`})).toThrow(/start="…": .*nonsense=1/);
    expect(() => contentFor(definition, 'ru', {start: ''})).not.toThrow();
  });
});
