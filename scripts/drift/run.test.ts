import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {judge} from './allowed';
import type {Difference} from './model';
import {run} from './run';

const root = path.resolve(import.meta.dirname, '../..');
const fixtures = path.join(import.meta.dirname, 'fixtures');

describe('run', () => {
  it('ends with 1 and a report by kinds when a plugin is not the one that the manual describes', async () => {
    const {code, text} = await run([path.join(fixtures, 'plugin')], root);
    expect(code).toBe(1);
    expect(text).toMatch(/^# Facts drift\n\nPlugin 9\.8\.7: 6 settings, 2 tariffs,/);
    expect(text).toMatch(/## Missing in the manual \(\d+\)\n\n- `section:keys`: Keys/);
    expect(text).toContain('`setting:insurance`: Insurance (checkbox)');
    expect(text).toContain('`version:9.8.7`');
    expect(text).toContain('## Explanations that explain nothing here');
  });

  it('ends with 2 and a sentence on what it cannot read', async () => {
    expect(await run([path.join(fixtures, 'stranger')], root)).toMatchObject({
      code: 2,
      text: expect.stringContaining('Give the folder or the release zip') as string,
    });
    expect(await run([], root)).toMatchObject({
      code: 2,
      text: expect.stringContaining('Usage: npm run facts:drift') as string,
    });
  });
});

describe('judge', () => {
  const difference = (id: string): Difference => ({id, what: 'changed', detail: ''});

  it('separates explained differences from others and finds explanations without a difference', () => {
    const judged = judge(
      [difference('text:a'), difference('text:b')],
      [
        {id: 'text:a', reason: 'known'},
        {id: 'text:c', reason: 'old'},
      ],
    );
    expect(judged.unexplained.map(({id}) => id)).toEqual(['text:b']);
    expect(judged.explained).toEqual([{difference: difference('text:a'), reason: 'known'}]);
    expect(judged.unused.map(({id}) => id)).toEqual(['text:c']);
  });
});
