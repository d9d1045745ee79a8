import {describe, expect, it} from 'vitest';
import {isWrittenIn, placeholders, scriptOf} from './script';

describe('scriptOf', () => {
  it('knows the script of a locale', () => {
    expect([scriptOf('ru'), scriptOf('en'), scriptOf('en-GB')]).toEqual(['Cyrl', 'Latn', 'Latn']);
  });
});

describe('isWrittenIn', () => {
  it.each(['Закрыть', 'Ключ API', '{count} элемент|{count} элемента', '{author}: {count}', '404', 'GitHub'])(
    'takes “%s” for Russian',
    (text) => {
      expect(isWrittenIn(text, 'ru', ['GitHub'])).toBe(true);
    },
  );

  it.each(['Close', 'Main', 'GitHub pages', "Collapse '{label}'"])('does not take “%s” for Russian', (text) => {
    expect(isWrittenIn(text, 'ru', ['GitHub'])).toBe(false);
  });

  it('takes for English only texts without a letter of another script', () => {
    expect(isWrittenIn('Results for “{query}”…', 'en', [])).toBe(true);
    expect(isWrittenIn('Close', 'en', [])).toBe(true);
    expect(isWrittenIn('Закрыть', 'en', [])).toBe(false);
    expect(isWrittenIn('Clоse', 'en', [])).toBe(false);
  });

  it('takes a name for a text of every language', () => {
    expect(isWrittenIn('Русский', 'en', ['Русский'])).toBe(true);
  });
});

describe('placeholders', () => {
  it('gives each name once, sorted', () => {
    expect(placeholders('{b} of {a}|{b}')).toEqual(['{a}', '{b}']);
  });
});
