import {expect, it} from 'vitest';
import {lowerFurther} from './furtherSections';

const result = (page: string, score: number) => ({record: {url_without_anchor: page}, score});

it('lowers all sections of a page but its best, the later ones more', () => {
  const lowered = lowerFurther([result('map', 10), result('map', 9), result('map', 8), result('keys', 7.5)]);
  expect(lowered.map(({score}) => Math.round(score * 10) / 10)).toEqual([10, 7.2, 5.1, 7.5]);
});
