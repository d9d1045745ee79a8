import {describe, expect, it, vi} from 'vitest';
import {maskField} from './fields.ts';

function classesOf(tagName: string): string[] {
  const add = vi.fn<(...names: string[]) => void>();
  maskField({tagName, classList: {add} as unknown as DOMTokenList});
  return add.mock.calls.flat();
}

describe('masking of fields', () => {
  it.each(['INPUT', 'TEXTAREA'])('masks %s', (tagName) => {
    expect(classesOf(tagName)).toEqual(['ym-disable-keys']);
  });

  it.each(['BUTTON', 'A', 'BODY', 'SELECT'])('leaves %s alone', (tagName) => {
    expect(classesOf(tagName)).toEqual([]);
  });
});
