import {describe, expect, it} from 'vitest';
import type {GlossaryFile, Language} from '../../../src/facts';
import {termProblems} from './terms';
import type {SourceText} from './text';

const none = {ru: [], en: []};
const glossary: GlossaryFile = {
  terms: [
    {
      id: 'pickup-point',
      ru: 'пункт выдачи',
      en: 'pickup point',
      abbreviations: none,
      means: {ru: '…', en: '…'},
      synonyms: none,
      forbidden: {ru: ['пункт самовывоза', 'ПВЗ'], en: ['collection point']},
    },
    {
      id: 'key',
      ru: 'ключ Яндекс.Карт',
      en: 'Yandex Maps key',
      abbreviations: none,
      means: {ru: '…', en: '…'},
      synonyms: none,
      forbidden: {ru: [], en: ['Yandex map key']},
    },
  ],
};

function found(text: string, language: Language, more: Partial<SourceText> = {}, labels: string[] = []): string[] {
  const source: SourceText = {file: 'docs/a.mdx', line: 7, language, text, isLabel: false, ...more};
  return termProblems([source], glossary, labels).map(({file, line, value, fix}) => `${file}:${line} ${value}. ${fix}`);
}

describe('terms', () => {
  it('let the right words through', () => {
    expect(found('Выберите пункт выдачи, а не самовывоз.', 'ru')).toEqual([]);
    expect(found('Choose a pickup point with your Yandex Maps key.', 'en')).toEqual([]);
  });

  it('find a forbidden word in any form and give place and right term', () => {
    expect(found('Нет ни одного пункта самовывоза.', 'ru')).toEqual([
      'docs/a.mdx:7 “пункта самовывоза” is not the term of this manual. Write “пункт выдачи”',
    ]);
    expect(found('All collection points.', 'en')).toEqual([
      'docs/a.mdx:7 “collection points” is not the term of this manual. Write “pickup point”',
    ]);
  });

  it('find a word that differs from the term by its ending only', () => {
    expect(found('A Yandex map key.', 'en')).toHaveLength(1);
  });

  it('take an abbreviation in small letters for a code', () => {
    expect(found('Строка пвз.', 'ru')).toEqual([]);
    expect(found('Строка ПВЗ.', 'ru')).toHaveLength(1);
  });

  it('follow the language', () => {
    expect(found('Строка ПВЗ.', 'en')).toEqual([]);
  });

  it('leave labels of interfaces as they are', () => {
    expect(found('Выбранный ПВЗ', 'ru', {isLabel: true})).toEqual([]);
    expect(found('Строка «Выбранный ПВЗ» пуста.', 'ru', {}, ['Выбранный ПВЗ'])).toEqual([]);
    expect(found('Выбранный ПВЗ', 'ru')).toHaveLength(1);
  });
});
