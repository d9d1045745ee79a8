import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {styleProblems, textStyleProblems} from './style';

const valuesOf = async (body: string, language: 'ru' | 'en' = 'ru') =>
  styleProblems(await page(body, '', language)).map(({value}) => value);

describe('rules of style', () => {
  it('want a noun before a label', async () => {
    expect(await valuesOf('Загляните в **Тарифы**.')).toEqual(['a preposition is right before the label “Тарифы”']);
    expect(await valuesOf('Поставьте <Setting id="city" /> с <Setting id="city" />.')).toHaveLength(1);
    expect(await valuesOf('Откройте список **Тарифы** или нажмите **Сохранить**. Смотрите **на всё.**')).toEqual([]);
  });

  it('want a conjunction for a condition', async () => {
    expect(await valuesOf('Штрихкод не читается — печатайте крупнее.')).toHaveLength(1);
    expect(await valuesOf('Перенести вызов нельзя: отмените его.')).toEqual([]);
    expect(await valuesOf('Если штрихкод не читается, печатайте крупнее. Плагин — это программа.')).toEqual([]);
  });

  it('want a question mark after a question of the FAQ', async () => {
    const faq = {
      ...(await page('### Как узнать номер {/* #a */}\n\n### Где журнал? {/* #b */}\n\n### Карта пуста')),
      path: 'faq.mdx',
    };
    expect(styleProblems(faq).map(({value}) => value)).toEqual([
      'the question “Как узнать номер” has no question mark',
    ]);
  });

  it('hold for texts in pieces too', () => {
    const place = {file: 'facts/a.json', line: 1, language: 'ru'} as const;
    const pieces = [
      {...place, text: 'Впишите город в ', isLabel: false},
      {...place, text: 'Доставка', isLabel: true},
      {...place, text: 'Карты нет — проверьте ключ.', isLabel: false},
      {...place, line: 2, text: 'Склад', isLabel: true},
    ];
    expect(textStyleProblems(pieces)).toHaveLength(2);
  });

  it.each([
    ['[подробнее](./a.mdx)', 'ru', 1],
    ['[here](./a.mdx)', 'en', 1],
    ['[Найдите заявку](./a.mdx)', 'ru', 0],
    ['[Find the request](./a.mdx)', 'en', 0],
  ] as const)('want a link that says something: %s', async (body, language, count) => {
    expect(await valuesOf(body, language)).toHaveLength(count);
  });
});
