import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {factProblems} from './index';

describe('facts/', () => {
  it('fits its shapes', () => {
    expect(factProblems(path.resolve(import.meta.dirname, '../../../facts'))).toEqual([]);
  });
});
