import {describe, expect, it} from 'vitest';
import {pagePair} from '../site/fixture';
import {linkParityProblems} from './link-parity';

describe('links of both languages', () => {
  it('may change places and language', async () => {
    const russian = '[а](./a.mdx#x) и [б](https://ru.wordpress.org/support/)';
    const english = '[b](https://wordpress.org/support/) and [a](./a.mdx#x)';
    expect(linkParityProblems(await pagePair(russian, english))).toEqual([]);
  });

  it.each([
    ['[a](./a.mdx#y)', 2],
    ['[a](./a.mdx#x) and [a](./a.mdx#x)', 1],
    ['Text.', 1],
  ])('may not become %j', async (english, count) => {
    expect(linkParityProblems(await pagePair('[а](./a.mdx#x)', english))).toHaveLength(count);
  });

  it('are counted in the message', async () => {
    const [problem] = linkParityProblems(await pagePair('[а](./a.mdx)', 'Text.'));
    expect(problem?.value).toBe('links to “./a.mdx”: 0, in ru/fixture.mdx: 1');
  });
});
