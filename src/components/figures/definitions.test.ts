import {describe, expect, it} from 'vitest';
import {contentFor} from '../definitions/content';
import {examplesOf} from '../definitions/gallery.fixture';
import {loadDefinitions} from '../definitions/registry';

const figures = Object.values(await loadDefinitions()).filter(({kind}) => kind === 'figures');

describe.each(figures)('$name', (figure) => {
  const {definition} = figure;
  const {words} = definition;

  it('says the same in both languages', () => {
    expect(Object.keys(words.en)).toEqual(Object.keys(words.ru));
    for (const [key, text] of Object.entries(words.en)) {
      expect(text, key).not.toMatch(/[а-яё]/i);
    }
  });

  describe.each(examplesOf(figure))('$id', ({attributes}) => {
    it.each(['ru', 'en'] as const)('has a caption, a text alternative and complete words in %s', (language) => {
      const content = contentFor(definition, language, attributes);
      expect(content.caption).toMatch(/\S/);
      expect(content.words.alt).toMatch(/\S/);
      expect(Object.keys(content.words).filter((key) => /^(?:caption|mark)/.test(key))).toEqual([]);
    });
  });

  it('has an example of each state that has a caption or an alternative of its own', () => {
    const states = Object.keys(words.ru).flatMap((key) => /^(?:caption|alt)\.(.+)$/.exec(key)?.[1] ?? []);
    const shown = examplesOf(figure).flatMap(({attributes}) => Object.values(attributes));
    expect(states.filter((state) => !shown.includes(state))).toEqual([]);
  });
});
