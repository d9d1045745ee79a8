import {describe, expect, it} from 'vitest';
import {guardScript} from '.';
import messages from './messages.json';

describe('guardScript', () => {
  it('weighs at most 1 KB and cannot close its own element', () => {
    const script = guardScript();
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
    expect(script).not.toContain('</');
    expect(() => new Function(script)).not.toThrow();
  });
});

it('has every text in both languages', () => {
  expect(Object.keys(messages.ru)).toEqual(Object.keys(messages.en));
});
