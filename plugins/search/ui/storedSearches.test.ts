import {beforeEach, describe, expect, it} from 'vitest';
import {canRemember, sanitizeStoredSearches, storedKeys} from './storedSearches';

class MemoryStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
  removeItem = (key: string): void => void this.values.delete(key);
}

let memory: MemoryStorage;
const storage = () => memory as unknown as Storage;
const [recent = '', favorite = ''] = storedKeys('manual');
const valid = {
  objectID: '/w/faq',
  url: '/w/faq',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Г', lvl1: 'Ответы', lvl2: null},
};

beforeEach(() => {
  memory = new MemoryStorage();
});

describe('sanitizeStoredSearches', () => {
  it('knows where DocSearch stores them', () => {
    expect([recent, favorite]).toEqual([
      '__DOCSEARCH_RECENT_SEARCHES__manual',
      '__DOCSEARCH_FAVORITE_SEARCHES__manual',
    ]);
  });

  it('leaves valid searches as they are', () => {
    memory.values.set(recent, JSON.stringify([valid]));
    sanitizeStoredSearches(storage, 'manual');
    expect(JSON.parse(memory.values.get(recent) ?? '')).toEqual([valid]);
  });

  it.each(['{broken', '"text"', '{}', 'null', '42'])('removes %s, on which the modal would crash', (value) => {
    memory.values.set(recent, value).set(favorite, value);
    sanitizeStoredSearches(storage, 'manual');
    expect(memory.values.size).toBe(0);
  });

  it.each([
    ['without an id', {...valid, objectID: 1}],
    ['without headings', {...valid, hierarchy: null}],
    ['that leads to a script', {...valid, url: 'javascript:alert(1)'}],
    ['that leads elsewhere', {...valid, url: '//evil.example/'}],
    ['with markup in a heading', {...valid, hierarchy: {lvl0: 'Г', lvl1: '<img src=x onerror=alert(1)>'}}],
    ['with markup in the text', {...valid, content: '<b>'}],
    ['that is nothing', null],
  ])('drops a search %s and leaves the others', (_what, broken) => {
    memory.values.set(favorite, JSON.stringify([broken, valid]));
    sanitizeStoredSearches(storage, 'manual');
    expect(JSON.parse(memory.values.get(favorite) ?? '')).toEqual([valid]);
  });

  it('is quiet where storage is blocked', () => {
    const blocked = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => sanitizeStoredSearches(blocked, 'manual')).not.toThrow();
    expect(canRemember(blocked)).toBe(false);
  });
});

describe('canRemember', () => {
  it('is true where there is space, and leaves no trace in it', () => {
    expect(canRemember(storage)).toBe(true);
    expect(memory.values.size).toBe(0);
  });

  it('is false where storage is full', () => {
    memory.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(canRemember(storage)).toBe(false);
  });
});
