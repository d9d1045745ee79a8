import {describe, expect, it} from 'vitest';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {readingMinutes} from './index';

function minutesOf(...children: RootContent[]): unknown {
  const page = {data: {frontMatter: {title: 'T'} as Record<string, unknown>}};
  readingMinutes()({type: 'root', children} satisfies Root, page);
  return page.data.frontMatter.reading_minutes;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

function minutes(words: number, space = ' '): unknown {
  return minutesOf(paragraph(text(`слово${space}`.repeat(words))));
}

describe('readingMinutes', () => {
  it('counts the words of the page, at least a minute', () => {
    expect(minutes(10)).toBe(1);
    expect(minutes(900)).toBe(5);
  });

  it.each(['\u00a0', '\u202f'])('counts words that the space %j joins', (space) => {
    expect(minutes(900, space)).toBe(5);
  });

  it('counts the items of a list one by one', () => {
    const item: RootContent = {type: 'listItem', children: [paragraph(text('слово'))]};
    expect(minutesOf({type: 'list', children: Array.from({length: 900}, () => item)})).toBe(5);
  });

  it('counts the cells of a table one by one', () => {
    const row: RootContent = {
      type: 'tableRow',
      children: [0, 1, 2].map(() => ({type: 'tableCell', children: [text('слово')]})),
    };
    expect(minutesOf({type: 'table', children: Array.from({length: 300}, () => row)})).toBe(5);
  });

  it('counts words on both sides of a line break', () => {
    const lines = Array.from({length: 900}, (): PhrasingContent[] => [text('слово'), {type: 'break'}]);
    expect(minutesOf(paragraph(...lines.flat()))).toBe(5);
  });

  it('counts a word that is partly marked as one', () => {
    const word: PhrasingContent[] = [{type: 'strong', children: [text('сло')]}, text('во ')];
    expect(minutesOf(paragraph(...Array.from({length: 900}, () => word).flat()))).toBe(5);
  });

  it('counts no words of code that the page runs', () => {
    const code = {type: 'mdxjsEsm', value: `export const words = '${'слово '.repeat(900)}';`} as RootContent;
    expect(minutesOf(code, paragraph(text('слово')))).toBe(1);
  });
});
