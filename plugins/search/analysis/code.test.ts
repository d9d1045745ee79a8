import {describe, expect, it} from 'vitest';
import {isCode} from './code';

describe('isCode', () => {
  it.each(['pvz_code', '136', 'v4.2', 'А6', 'wp-json/official_cdek/cb', 'api.cdek.ru', ' test_mode '])(
    '%s',
    (query) => {
      expect(isCode(query)).toBe(true);
    },
  );

  it.each(['накладная', 'накладная.', 'штрих-код', 'курьер/пункт', 'php 7.4', ''])('not %s', (query) => {
    expect(isCode(query)).toBe(false);
  });
});
