import {describe, expect, it} from 'vitest';
import type {Root} from 'mdast';
import {readingMinutes} from './index';

function minutes(words: number, space = ' '): unknown {
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value: `слово${space}`.repeat(words)}]}],
  };
  const page = {data: {frontMatter: {title: 'T'} as Record<string, unknown>}};
  readingMinutes()(tree, page);
  return page.data.frontMatter.reading_minutes;
}

describe('readingMinutes', () => {
  it('counts the words of the page, at least a minute', () => {
    expect(minutes(10)).toBe(1);
    expect(minutes(900)).toBe(5);
  });

  it.each(['\u00a0', '\u202f'])('counts words that the space %j ties together', (space) => {
    expect(minutes(900, space)).toBe(5);
  });
});
