import {describe, expect, it} from 'vitest';
import {pagePair} from '../site/fixture';
import {jsonNumberProblems, numberParityProblems, numbersOf} from './number-parity';

describe('numbers of both languages', () => {
  it('are the same whatever groups their thousands, and one digit may be a word', () => {
    expect(numbersOf('3\u00A0000 ₽ до 28 апреля 2025 года, 5 мест')).toEqual(
      numbersOf('up to 3,000 rubles until April 28, 2025, five packages'),
    );
  });

  it('are compared section by section', async () => {
    const pair = await pagePair(
      'Ждёт 182 с.\n\n## Раз {/* #one */}\n\nДо 20 %',
      'Waits 128 s.\n\n## One {/* #one */}\n\nUp to 20%',
    );
    expect(numberParityProblems(pair)).toMatchObject([
      {value: 'section 0: 182 stands in Russian alone'},
      {value: 'section 0: 128 stands in English alone'},
    ]);
  });

  it('are compared in texts of facts and in lists of words', () => {
    expect(
      jsonNumberProblems('a.json', {limits: [{value: {ru: 'до 16 знаков', en: 'up to 10 characters'}}]}),
    ).toMatchObject([
      {value: 'limits.0.value: 16 stands in Russian alone'},
      {value: 'limits.0.value: 10 stands in English alone'},
    ]);
    expect(jsonNumberProblems('a.json', {ru: {sum: '100 ₽'}, en: {sum: '₽110'}})).toHaveLength(2);
  });
});
