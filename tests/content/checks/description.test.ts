import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {descriptionProblems} from './description';

async function values(length: number): Promise<string[]> {
  return descriptionProblems(await page('', `description: ${'я'.repeat(length)}`)).map(
    ({value, fix}) => `${value}: ${fix}`,
  );
}

describe('description', () => {
  it.each([120, 160])('may have %d characters', async (length) => {
    expect(await values(length)).toEqual([]);
  });

  it('may be neither shorter nor longer', async () => {
    expect(await values(119)).toEqual([
      'the description has 119 characters, accepted are 120–160: Describe more of the page',
    ]);
    expect(await values(161)).toEqual(['the description has 161 characters, accepted are 120–160: Shorten it']);
    expect(descriptionProblems(await page('', 'title: a'))).toHaveLength(1);
  });
});
