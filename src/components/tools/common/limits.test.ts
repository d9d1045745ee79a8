import {describe, expect, it} from 'vitest';
import {formatAccepts, formatLimits} from './limits';
import {type Accepts, acceptsNumber} from './typed';
import words from './words.json';

const ru = {...words.ru, language: 'ru'} as const;
const en = {...words.en, language: 'en'} as const;
const whole = {...acceptsNumber({min: 0, max: 1440, whole: true}), orNothing: true};

describe('limits', () => {
  it('are the same numbers in the hint of a field and in its error', () => {
    expect(formatLimits(whole, en)).toBe('A whole number, 0 to 1,440, or empty');
    expect(formatAccepts(whole, en)).toBe('a whole number from 0 to 1,440, or nothing');
    expect(formatLimits(acceptsNumber({min: -5, max: 5}), ru)).toBe('От −5 до 5');
  });

  it('say what an empty field means', () => {
    expect(formatLimits(whole, ru, 'не оплачен')).toBe('Целое от 0 до 1\u00a0440, пусто — не оплачен');
  });

  it.each<Accepts>([
    {kind: 'measure', orNothing: true, values: {before: 7, after: 6}},
    {kind: 'list', orNothing: true, values: {min: 1, max: 99, most: 12}},
    {kind: 'text', values: {max: 200}},
  ])('of $kind have every number filled in', (accepts) => {
    const texts = [ru, en].flatMap((language) => [formatLimits(accepts, language), formatAccepts(accepts, language)]);
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]/);
      expect(text.match(/\d+/g)?.sort()).toEqual(Object.values(accepts.values).map(String).sort());
    }
  });
});
