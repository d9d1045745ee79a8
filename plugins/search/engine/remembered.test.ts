import {describe, expect, it} from 'vitest';
import {remembered} from './remembered';

describe('remembered', () => {
  it('makes an answer once', () => {
    const asked: string[] = [];
    const length = remembered((key) => asked.push(key) && key.length, 2);
    expect([length('ab'), length('ab'), length('abc')]).toEqual([2, 2, 3]);
    expect(asked).toEqual(['ab', 'abc']);
  });

  it('stores no more than it may', () => {
    const asked: string[] = [];
    const length = remembered((key) => asked.push(key) && key.length, 1);
    ['a', 'b', 'a'].forEach(length);
    expect(asked).toEqual(['a', 'b', 'a']);
  });
});
