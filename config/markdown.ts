import readingTime from 'reading-time';
import type {MarkdownConfig} from '@docusaurus/types';

/** Words a minute of an adult reading instructions on a screen. */
const wordsPerMinute = 180;

/** Options of the Markdown pipeline; adds the reading time of the page to its front matter. */
export const markdown = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  async parseFrontMatter(params) {
    const result = await params.defaultParseFrontMatter(params);
    const {minutes} = readingTime(result.content, {wordsPerMinute});
    return {...result, frontMatter: {...result.frontMatter, reading_minutes: Math.max(1, Math.round(minutes))}};
  },
} satisfies Partial<MarkdownConfig>;
