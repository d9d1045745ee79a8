import {describe, expect, it} from 'vitest';
import {normalizeWord} from './normalize';
import {soundKey} from './sound';

const key = (word: string) => soundKey(normalizeWord(word));

describe('soundKey', () => {
  it.each([
    ['nastroyki', 'настройки'],
    ['nastrojki', 'настройки'],
    ['klyuch', 'ключ'],
    ['kluch', 'ключ'],
    ['dogovor', 'договор'],
    ['pvz', 'пвз'],
    ['sdek', 'СДЭК'],
    ['mnogomestka', 'многоместка'],
    ['yandeks', 'Яндекс'],
    ['shtrihkod', 'штрихкод'],
    ['shtrikhkod', 'штрихкод'],
    ['dostavka', 'доставка'],
    ['otpravitel', 'отправитель'],
    ['vozvrashchenie', 'возвращение'],
    ['tseny', 'цены'],
  ])('%s sounds like %s', (latin, cyrillic) => {
    expect(key(latin)).toBe(key(cyrillic));
  });

  it.each([
    ['checkout', 'чекаут'],
    ['WooCommerce', 'вукомерс'],
    ['WordPress', 'вордпрес'],
  ])('%s is at most one sound from %s', async (english, russian) => {
    const {typingDistance} = await import('./distance');
    expect(typingDistance(key(english), key(russian), 2)).toBeLessThanOrEqual(1);
  });

  it('separates different words', () => {
    expect(key('карта')).not.toBe(key('курьер'));
  });

  it('is empty without letters', () => {
    expect(soundKey('136')).toBe('');
  });
});
