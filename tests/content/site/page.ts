import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** One page of the manual in one language. */
export interface Page {
  locale: 'ru' | 'en';
  /** Path from the root of the repository. */
  file: string;
  /** Path inside the folder of the language: equal in both languages. */
  path: string;
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Syntax tree as the engine's parser gives it, before the engine's transformations. */
  tree: Root;
}

/** A page that the engine could not read either. */
class PageSyntaxError extends Error {
  constructor(file: string, cause: unknown) {
    const {line, reason} = cause as {line?: number; reason?: string};
    super(`${file}:${line ?? '?'}: ${reason ?? String(cause)}. Correct the Markdown there.`, {cause});
    this.name = 'PageSyntaxError';
  }
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkMdx).use(remarkGfm);

/**
 * Reads a page with the syntax of the engine: MDX, front matter, directives, GFM.
 * @throws PageSyntaxError with file and line
 */
export async function parsePage(page: Pick<Page, 'locale' | 'file' | 'path' | 'source'>): Promise<Page> {
  try {
    const tree = parser.parse(page.source);
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: page.file, fileContent: page.source});
    return {...page, frontMatter, tree};
  } catch (error) {
    throw new PageSyntaxError(page.file, error);
  }
}

/** First line of a node, counted from 1. */
export function lineOf(node: Heading | RootContent): number | undefined {
  return node.position?.start.line;
}
