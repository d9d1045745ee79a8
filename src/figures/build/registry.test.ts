import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mdxComponentModules} from '../../../config/mdx';
import {figures} from './registry';

describe.each(Object.entries(figures))('%s', (name, {words}) => {
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
