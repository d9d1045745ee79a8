import {describe, expect, it} from 'vitest';
import {actionOf} from './shortcuts';

const press = (key: string, code: string, held: {ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean} = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('actionOf', () => {
  it.each([
    ['Ctrl+K', press('k', 'KeyK', {ctrlKey: true}), 'toggle'],
    ['Cmd+K', press('k', 'KeyK', {metaKey: true}), 'toggle'],
    ['Ctrl+K on a Russian keyboard', press('л', 'KeyK', {ctrlKey: true}), 'toggle'],
    ['Ctrl+K on Dvorak', press('k', 'KeyV', {ctrlKey: true}), 'toggle'],
    ['the slash', press('/', 'Slash'), 'open'],
    ['the key of the slash on a Russian keyboard', press('.', 'Slash'), 'open'],
    ['Shift+7 on a German keyboard', press('/', 'Digit7'), 'open'],
    ['Ctrl+slash', press('/', 'Slash', {ctrlKey: true}), null],
    ['a letter', press('k', 'KeyK'), null],
    ['Ctrl+Alt+K', press('k', 'KeyK', {ctrlKey: true, altKey: true}), null],
    ['Escape', press('Escape', 'Escape'), null],
  ])('%s on a page', (_name, key, action) => {
    expect(actionOf(key, false, false)).toBe(action);
  });

  it('closes an open search by Escape and leaves the slash to its field', () => {
    expect(actionOf(press('Escape', 'Escape'), true, true)).toBe('close');
    expect(actionOf(press('/', 'Slash'), true, true)).toBeNull();
  });

  it('does not take the slash from a field, but Ctrl+K', () => {
    expect(actionOf(press('/', 'Slash'), false, true)).toBeNull();
    expect(actionOf(press('k', 'KeyK', {ctrlKey: true}), false, true)).toBe('toggle');
  });
});
