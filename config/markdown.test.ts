import {describe, expect, it} from 'vitest';
import {markdown} from './markdown';

async function minutes(words: number): Promise<unknown> {
  const {frontMatter} = await markdown.parseFrontMatter({
    filePath: 'page.mdx',
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {title: 'T'}, content: 'слово '.repeat(words)}),
  });
  return frontMatter.reading_minutes;
}

describe('reading time', () => {
  it('is computed from the words of the page, at least a minute', async () => {
    expect(await minutes(10)).toBe(1);
    expect(await minutes(900)).toBe(5);
  });
});
