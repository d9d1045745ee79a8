import {describe, expect, it} from 'vitest';
import {pagePair} from '../site/fixture';
import {tableParityProblems} from './table-parity';

const russian = '| Что | Сколько |\n| --- | --- |\n| Вес | 5 |\n| Рост | 6 |';

describe('tables of both languages', () => {
  it('have the same rows and columns', async () => {
    expect(
      tableParityProblems(await pagePair(russian, '| What | Much |\n| - | - |\n| Weight | 5 |\n| Height | 6 |')),
    ).toEqual([]);
  });

  it.each([
    ['row', '| What | Much |\n| - | - |\n| Weight | 5 |', '“2 rows of 2 columns”'],
    ['column', '| What |\n| - |\n| Weight |\n| Height |', '“3 rows of 1 columns”'],
    ['table', 'Text.', '“absent”'],
  ])('do not lack a %s', async (_, english, found) => {
    expect(tableParityProblems(await pagePair(russian, english))[0]?.value).toContain(`table 1 of 1 is ${found}`);
  });
});
