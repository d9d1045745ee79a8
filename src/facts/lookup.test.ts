import {describe, expect, it, vi} from 'vitest';
import {lookup, UnknownFactError} from './lookup';

const entries = [{id: 'insurance'}, {id: 'city'}, {id: 'city-code'}];

describe('lookup', () => {
  it('finds an entry by its id', () => {
    expect(lookup('setting', 'facts/settings.json', () => entries)('city')).toBe(entries[1]);
  });

  it('names kind, id, file and the nearest ids when there is none', () => {
    const setting = lookup('setting', 'facts/settings.json', () => entries);
    expect(() => setting('insurrance')).toThrow(UnknownFactError);
    expect(() => setting('insurrance')).toThrow(
      /^setting “insurrance” is not in facts\/settings\.json; nearest: insurance,/,
    );
  });

  it('reads the entries once, at the first use', () => {
    const read = vi.fn(() => entries);
    const setting = lookup('setting', 'facts/settings.json', read);
    expect(read).not.toHaveBeenCalled();
    setting('city');
    setting('insurance');
    expect(read).toHaveBeenCalledTimes(1);
  });
});
