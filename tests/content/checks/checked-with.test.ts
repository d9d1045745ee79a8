import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {checkedWithProblems} from './checked-with';

const values = async (checked: string, plugin: string) =>
  checkedWithProblems(await page('Текст.', `title: Ключ\nchecked_with: "${checked}"`), plugin).map(({value}) => value);

describe('the version that a page was checked with', () => {
  it.each([
    ['5.0', '5.0'],
    ['5.0', '5.0.1'],
    ['5.0', '5.1'],
    ['5.9', '5.10'],
    ['4.9', '5.0'],
  ])('may be %s while the facts describe %s', async (checked, plugin) => {
    expect(await values(checked, plugin)).toEqual([]);
  });

  it.each([
    ['5.10', '5.9'],
    ['6.0', '5.9'],
  ])('is flagged when it is %s and the facts describe %s', async (checked, plugin) => {
    expect(await values(checked, plugin)).toEqual([
      `the page was checked with ${checked}, the facts describe ${plugin}`,
    ]);
  });
});
