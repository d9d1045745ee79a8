import {expect, it} from 'vitest';
import {readOptions} from './options';

it('pushes what is built, with records for any plan, unless told otherwise', () => {
  expect(readOptions([])).toEqual({isDryRun: false, from: null, recordLimit: 10_000});
  expect(readOptions(['--dry-run', '--from', 'build', '--record-limit', '100000'])).toEqual({
    isDryRun: true,
    from: 'build',
    recordLimit: 100_000,
  });
});

it.each(['10kB', '-1', '999', '1e400', ''])('refuses a record limit of “%s”', (limit) => {
  expect(() => readOptions([`--record-limit=${limit}`])).toThrow(/^--record-limit: got “.*”, accepts a whole number/);
});
