import {posix} from 'node:path';
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {targetOf, type TextPage} from './manual';

/** How an engine wants its pages. */
export interface PageFormat {
  /** Path of the file of a page below the docs, with its extension. */
  fileOf: (id: string) => string;
  /** Address of a page in a link, for an engine that does not follow links from file to file. */
  hrefOf?: (id: string) => string;
  /** Whether the title is a heading of the text rather than front matter alone. */
  hasTitleInText: boolean;
  /** Lines of the front matter beside title and description. */
  frontMatter?: (page: TextPage) => string[];
}

/** The text with links as the engine wants them; they lead to pages, since anchors differ by engine. */
function withLinks(page: TextPage, {fileOf, hrefOf}: PageFormat): Root {
  const tree = structuredClone(page.text);
  visit(tree, 'link', (link) => {
    const id = targetOf(link, page);
    if (id !== null) {
      const relative = posix.relative(posix.dirname(fileOf(page.id)), fileOf(id));
      link.url = hrefOf?.(id) ?? (relative.startsWith('.') ? relative : `./${relative}`);
    }
  });
  return tree;
}

/** A page as a file of Markdown that MDX reads as well. */
export function markdownOf(page: TextPage, format: PageFormat): string {
  const body = toMarkdown(withLinks(page, format), {extensions: [gfmToMarkdown(), mdxToMarkdown()]});
  const frontMatter = [
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    ...(format.frontMatter?.(page) ?? []),
  ];
  return `---\n${frontMatter.join('\n')}\n---\n\n${format.hasTitleInText ? `# ${page.title}\n\n` : ''}${body}`;
}
