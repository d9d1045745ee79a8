import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';

/** Front matter without the sources in the plugin: they are for the checks, and would go to every browser. */
const forReaders: ParseFrontMatter = async (params) => {
  const {frontMatter, ...rest} = await params.defaultParseFrontMatter(params);
  const {sources: _sources, section_sources: _sections, ...shipped} = frontMatter;
  return {...rest, frontMatter: shipped};
};

/** Options of the Markdown pipeline. */
export const markdown = {
  format: 'mdx',
  parseFrontMatter: forReaders,
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
} satisfies Partial<MarkdownConfig>;
