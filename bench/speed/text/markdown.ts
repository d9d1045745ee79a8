import {posix} from 'node:path';
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {targetOf} from './links.ts';
import type {TextPage} from './manual.ts';

export interface Writing {
  /** Path of the file of a page below the docs, with its ending. */
  fileOf: (id: string) => string;
  /** Address of a page in a link, for an engine that does not follow links from file to file. */
  hrefOf?: (id: string) => string;
  /** Whether the engine wants the title as a heading of the text rather than in the front matter. */
  titled: boolean;
  /** Lines of the front matter beside title and description. */
  frontMatter?: (page: TextPage) => string[];
}

/** Links between pages by the rules of the engine; what is linked is a page, since anchors differ by engine. */
function linked(page: TextPage, {fileOf, hrefOf}: Writing): Root {
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
export function markdownOf(page: TextPage, writing: Writing): string {
  const body = toMarkdown(linked(page, writing), {extensions: [gfmToMarkdown(), mdxToMarkdown()]});
  const matter = [
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    ...(writing.frontMatter?.(page) ?? []),
  ];
  return `---\n${matter.join('\n')}\n---\n\n${writing.titled ? `# ${page.title}\n\n` : ''}${body}`;
}
