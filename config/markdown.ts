import type {MarkdownConfig} from '@docusaurus/types';

/** Options of the Markdown pipeline. */
export const markdown = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
} satisfies Partial<MarkdownConfig>;
