import {describe, expect, it} from 'vitest';
import {stem} from './stem';

describe('stem', () => {
  it.each([
    [['накладная', 'накладной', 'накладную', 'накладных', 'накладными']],
    [['доставка', 'доставки', 'доставкой', 'доставку']],
    [['ключ', 'ключи', 'ключами']],
    [['яндекс.карт', 'яндекс.карты', 'яндекс.картами']],
    [['waybill', 'waybills']],
    [['install', 'installing', 'installed']],
  ])('is one for %s', (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it('leaves codes, numbers and very short words alone', () => {
    expect(['136', 'v4.2', 'woocommerce_checkout', 'нп', 'as'].map(stem)).toEqual([
      '136',
      'v4.2',
      'woocommerce_checkout',
      'нп',
      'as',
    ]);
  });
});
