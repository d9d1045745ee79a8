import {describe, expect, it} from 'vitest';
import {typed} from './typedAhead';

const press = (key: string, modifiers = {}) => ({key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers});

describe('typed', () => {
  it('joins letters of any script and spaces', () => {
    expect(['п', 'в', 'з', ' ', 'x'].reduce((text, key) => typed(text, press(key)), '')).toBe('пвз x');
  });

  it('takes the last letter away', () => {
    expect(typed('пв', press('Backspace'))).toBe('п');
    expect(typed('', press('Backspace'))).toBe('');
  });

  it('leaves shortcuts and other keys alone', () => {
    expect(typed('п', press('k', {ctrlKey: true}))).toBe('п');
    expect(typed('п', press('Tab'))).toBe('п');
  });
});
