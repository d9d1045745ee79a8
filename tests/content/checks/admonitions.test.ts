import {describe, expect, it} from 'vitest';
import {page, pagePair} from '../site/fixture';
import {admonitionLimitProblems, admonitionParityProblems} from './admonitions';

const note = ':::note[Заметка]\n\nТекст.\n\n:::';
const warning = ':::warning[Осторожно]\n\nТекст.\n\n:::';

describe('admonitions of both languages', () => {
  it('are of the same kinds in the same order', async () => {
    expect(admonitionParityProblems(await pagePair(`${note}\n\n${warning}`, `${note}\n\n${warning}`))).toEqual([]);
    expect(admonitionParityProblems(await pagePair(`${note}\n\n${warning}`, `${warning}\n\n${note}`))).toHaveLength(1);
    expect(admonitionParityProblems(await pagePair(note, 'Text.'))[0]?.value).toContain(
      'admonition 1 of 1 is “absent”',
    );
  });
});

describe('number of admonitions', () => {
  it('is three at most', async () => {
    expect(admonitionLimitProblems(await page([note, note, note].join('\n\n')))).toEqual([]);
    const problems = admonitionLimitProblems(await page([note, note, note, warning].join('\n\n')));
    expect(problems).toMatchObject([{line: 23, value: 'the page has 4 admonitions, the most is 3'}]);
  });
});
