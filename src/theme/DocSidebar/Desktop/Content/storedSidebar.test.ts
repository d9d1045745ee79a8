import fc from 'fast-check';
import {describe, expect, it, inject} from 'vitest';
import {readStoredSidebar} from './storedSidebar';

describe('what is stored of the sidebar', () => {
  it('is read back', () => {
    expect(readStoredSidebar('{"top":12.5,"collapsed":[true,false]}')).toEqual({top: 12.5, collapsed: [true, false]});
  });

  it.each([null, '', 'null', '[]', '{', '{"top":"1","collapsed":[]}', '{"top":1}', '{"top":1,"collapsed":["x"]}'])(
    'is nothing when the text is %j',
    (text) => {
      expect(readStoredSidebar(text)).toBeNull();
    },
  );

  it('is a number and yes or no for each category, whatever text is stored, or nothing', () => {
    const whole = fc.record({top: fc.jsonValue(), collapsed: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()))});
    const stored = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.json(),
      whole.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const read = readStoredSidebar(text);
        expect(read === null || typeof read.top === 'number').toBe(true);
        expect(read?.collapsed.every((one) => typeof one === 'boolean') ?? true).toBe(true);
      }),
      {numRuns: inject('fuzzRuns')},
    );
  });
});
