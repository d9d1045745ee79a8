import {describe, expect, it} from 'vitest';
import {nearest} from './nearest';

describe('nearest', () => {
  it('puts the closest names first and gives no more than asked', () => {
    expect(nearest('alias', ['title', 'aliases', 'slug', 'id'], 1)).toEqual(['aliases']);
    expect(nearest('Titel', ['slug', 'title', 'aliases'], 2)).toEqual(['title', 'slug']);
  });
});
