import {describe, expect, it} from 'vitest';
import {pagePair} from '../site/fixture';
import {headingParityProblems} from './heading-parity';

describe('headings of both languages', () => {
  const russian = '## Ключ {/* #key */}\n\n### Шаг {/* #step */}';

  it('may differ in words', async () => {
    expect(headingParityProblems(await pagePair(russian, '## Key {/* #key */}\n\n### Step {/* #step */}'))).toEqual([]);
  });

  it.each([
    ['another id', '## Key {/* #key */}\n\n### Step {/* #steps */}', '“### steps”', '“### step”'],
    ['another level', '## Key {/* #key */}\n\n## Step {/* #step */}', '“## step”', '“### step”'],
    ['another order', '## Step {/* #step */}\n\n### Key {/* #key */}', '“## step”', '“## key”'],
    ['one too few', '## Key {/* #key */}', '“absent”', '“### step”'],
    ['one too many', `${russian}\n\n## More {/* #more */}`, '“## more”', '“absent”'],
  ])('may not have %s', async (_, english, found, own) => {
    const [problem, ...rest] = headingParityProblems(await pagePair(russian, english));
    expect(problem).toMatchObject({file: 'en/fixture.mdx'});
    expect(problem?.value).toContain(`is ${found}`);
    expect(problem?.value).toContain(`it is ${own}`);
    expect(rest).toEqual([]);
  });
});
