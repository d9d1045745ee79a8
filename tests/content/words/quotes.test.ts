import {describe, expect, it} from 'vitest';
import type {Language} from '../../../src/facts';
import {quoteProblems} from './quotes';

const count = (language: Language, text: string, isLabel = false): number =>
  quoteProblems([{file: 'facts/a.json', line: 1, language, text, isLabel}]).length;

describe('quotes', () => {
  it('are those of the language', () => {
    expect(count('ru', 'Нажмите «Сохранить „всё“».')).toBe(0);
    expect(count('en', 'Click "Save", don\'t wait.')).toBe(0);
  });

  it.each([
    ['ru', 'Нажмите "Сохранить".'],
    ['ru', 'Нажмите “Сохранить”.'],
    ['en', 'Click “Save”.'],
    ['en', 'Don’t wait.'],
    ['en', 'Click «Save».'],
  ] as const)('of another language are found in %s: %s', (language, text) => {
    expect(count(language, text)).toBe(1);
  });

  it('of an interface stay as they are', () => expect(count('ru', 'Поле "Имя"', true)).toBe(0));
});
