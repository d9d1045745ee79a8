import {describe, expect, it} from 'vitest';
import {pagePair} from '../site/fixture';
import {listParityProblems} from './list-parity';

describe('lists of both languages', () => {
  it('have the same kind and number of items', async () => {
    expect(listParityProblems(await pagePair('1. Раз\n2. Два', '1. One\n2. Two'))).toEqual([]);
  });

  it.each([
    ['1. One', '“numbered, 1 items”'],
    ['- One\n- Two', '“bulleted, 2 items”'],
  ])('do not become %j', async (english, found) => {
    expect(listParityProblems(await pagePair('1. Раз\n2. Два', english))[0]?.value).toContain(found);
  });
});
