import {describe, expect, it} from 'vitest';
import {smallIndex} from './searchIndex.fixture';
import {pathOf, titleOf} from './titles';
import {recordsOf} from './records';

describe('recordsOf', () => {
  const records = recordsOf(smallIndex);

  it('makes a DocSearch record of every section', () => {
    expect(records.find(({anchor}) => anchor === 'test-mode')).toEqual({
      objectID: '/w/setup#test-mode',
      url: 'https://docs.example/w/setup#test-mode',
      url_without_anchor: 'https://docs.example/w/setup',
      anchor: 'test-mode',
      type: 'lvl3',
      content: 'Накладные из этого режима никуда не едут.',
      hierarchy: {
        lvl0: 'Документация',
        lvl1: 'Установка и настройка плагина',
        lvl2: 'Введите ключи СДЭК',
        lvl3: 'Попробуйте в тестовом режиме',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'ru',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      label: null,
      weight: 1,
      aliases: [],
      translations: [],
      calledBy: [],
      position: 2,
    });
  });

  it('closes a deeper heading when a higher one follows', () => {
    expect(records.find(({anchor}) => anchor === 'tariffs')?.hierarchy).toMatchObject({
      lvl2: 'Выберите тарифы',
      lvl3: null,
    });
  });

  it('gives the page its label and aliases, a section the names of links to it', () => {
    expect(records.slice(0, 2).map(({label, aliases, calledBy}) => [label, aliases, calledBy])).toEqual([
      ['Настройка', ['инсталляция'], []],
      [null, [], ['Плагин не принимает ключи']],
    ]);
  });

  it('has an id for each record, and reading order', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    expect(records.map(({position}) => position)).toEqual(records.map((_, index) => index));
  });

  it('knows the heading of a record and those above it', () => {
    const record = records.find(({anchor}) => anchor === 'test-mode');
    expect(record && [titleOf(record), ...pathOf(record)]).toEqual([
      'Попробуйте в тестовом режиме',
      'Установка и настройка плагина',
      'Введите ключи СДЭК',
    ]);
  });
});
