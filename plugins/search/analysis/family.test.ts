import {describe, expect, it} from 'vitest';
import {family} from './family';

describe('family', () => {
  it.each([
    ['установка', 'установить', 'установите'],
    ['настройка', 'настроить', 'настройте', 'настроек'],
    ['доставка', 'доставить', 'доставлять'],
    ['обновление', 'обновить', 'обновлять'],
    ['отправка', 'отправить', 'отправление'],
    ['автоматизация', 'автоматический', 'автоматика'],
    ['многоместка', 'многоместный'],
    ['отследить', 'отслеживать', 'отслеживают'],
    ['подключить', 'подключение'],
    ['ошибка', 'ошибок'],
    ['automatic', 'automation', 'automatically'],
    ['creation', 'create', 'created'],
  ])('%s is of one family with its relatives', (word, ...relatives) => {
    expect(new Set(relatives.map(family))).toEqual(new Set([family(word)]));
  });

  it.each([
    ['тариф', 'товар'],
    ['карта', 'картон'],
    ['ключ', 'включить'],
    ['печать', 'почта'],
    ['order', 'ordinary'],
  ])('%s is of another family than %s', (one, other) => {
    expect(family(one)).not.toBe(family(other));
  });

  it('leaves codes and short words alone', () => {
    expect(['v4.2', 'woocommerce_checkout', 'пвз', '136'].map(family)).toEqual([
      'v4.2',
      'woocommerce_checkout',
      'пвз',
      '136',
    ]);
  });
});
