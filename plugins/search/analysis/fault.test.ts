import {describe, expect, it} from 'vitest';
import {isFault} from './fault';

const words = (text: string) => text.split(' ');

describe('isFault', () => {
  it.each([
    'накладная не создается',
    'пропал тариф',
    'карта пустая',
    'ошибкой при печати',
    'error initializing',
    'empty map',
    'wrong city',
    'keys are refused',
    'map is busted',
    'сдэк лег',
  ])('is true for %s', (text) => {
    expect(isFault(words(text))).toBe(true);
  });

  it.each(['вызвать курьера', 'оплата без наценки', 'print a label', 'цена доставки', 'легкая посылка'])(
    'is false for %s',
    (text) => {
      expect(isFault(words(text))).toBe(false);
    },
  );
});
