import {describe, expect, it} from 'vitest';
import {twins} from '../site/fixture';
import {linkParityProblems} from './link-parity';

describe('links of twins', () => {
  it('may change places and language', async () => {
    const russian = '[а](./a.mdx#x) и [б](https://ru.wordpress.org/support/)';
    const english = '[b](https://wordpress.org/support/) and [a](./a.mdx#x)';
    expect(linkParityProblems(await twins(russian, english))).toEqual([]);
  });

  it.each([
    ['[a](./a.mdx#y)', 2],
    ['[a](./a.mdx#x) and [a](./a.mdx#x)', 1],
    ['Text.', 1],
  ])('may not become %j', async (english, count) => {
    expect(linkParityProblems(await twins('[а](./a.mdx#x)', english))).toHaveLength(count);
  });

  it('are counted in the message', async () => {
    const [problem] = linkParityProblems(await twins('[а](./a.mdx)', 'Text.'));
    expect(problem?.value).toBe('links to “./a.mdx”: 0, in ru/fixture.mdx: 1');
  });
});
