import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {headingIdProblems, headingsOf} from './heading-ids';

async function values(body: string): Promise<string[]> {
  return headingIdProblems(await page(body)).map(({line, value}) => `${line}: ${value}`);
}

describe('heading ids', () => {
  it('accepts Latin ids of their own', async () => {
    expect(await values('## Ключ {/* #key */}\n\n### Шаг 2 {/* #step-2 */}')).toEqual([]);
  });

  it('reads level, id and line', async () => {
    expect(headingsOf(await page('## Ключ `id` {/* #key */}'))).toEqual([{depth: 2, id: 'key', line: 5}]);
  });

  it.each([
    ['## Ключ', '5: the heading has no id'],
    ['## Ключ {/* key */}', '5: the heading has no id'],
    ['## Ключ {/* #ключ */}', '5: the heading id “ключ” is malformed'],
    ['## Ключ {/* #2-key */}', '5: the heading id “2-key” is malformed'],
    ['## Ключ {/* #Key */}', '5: the heading id “Key” is malformed'],
    ['## Ключ {/* #key */}\n\n## Ещё {/* #key */}', '7: the heading id “key” is on line 5 too'],
  ])('refuses %j', async (body, problem) => {
    expect(await values(body)).toEqual([problem]);
  });
});
