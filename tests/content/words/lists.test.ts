import {describe, expect, it} from 'vitest';
import {unsortedWords} from './lists';

const values = (...words: string[]) => unsortedWords('spelling/ru.txt', words).map(({value}) => value);

describe('a list of words', () => {
  it('may be sorted', () => expect(values('геокодер', 'ёлочка', 'шорткод')).toEqual([]));

  it('may not be out of order or have a word twice', () => {
    expect(values('шорткод', 'геокодер')).toEqual(['“геокодер” comes after “шорткод”']);
    expect(values('шорткод', 'шорткод')).toEqual(['“шорткод” comes after “шорткод”']);
  });
});
