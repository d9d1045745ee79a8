import {describe, expect, it} from 'vitest';
import {configForReaders, wordsForReaders} from './data';

describe('configForReaders', () => {
  it('leaves out what only builds read', () => {
    const config = {
      title: 'T',
      plugins: ['a'],
      themes: [],
      future: {v4: {}, faster: {}, experimental_router: 'browser'},
    };
    expect(configForReaders(config)).toEqual({title: 'T', future: {experimental_router: 'browser'}});
  });
});

describe('wordsForReaders', () => {
  it('leaves out the words of what the site does not have', () => {
    const words = {'theme.blog.title': 'a', 'theme.tags.x': 'b', 'theme.docs.paginator.next': 'c', own: 'd'};
    expect(wordsForReaders(words)).toEqual({'theme.docs.paginator.next': 'c', own: 'd'});
  });
});
