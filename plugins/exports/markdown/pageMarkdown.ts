import {articleHtml} from '../../docusaurus/html';
import {markdownOf} from './convert/index';
import type {ListedPage} from './pages';
import {wordsOf} from './wordsOf';

export interface PageOptions {
  /** Origin of the site, without a slash. */
  origin: string;
  language: string;
  /** Fields of the front matter of a page that its Markdown has too. */
  frontMatterKeys: readonly string[];
}

/** Strings in double quotes as JSON has them, which are strings of YAML too. */
function yamlLines(fields: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return known.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('');
}

/**
 * The Markdown of a page: what it is and where it comes from in front matter, then its article.
 * @param html the page as the build wrote it
 * @throws Error when the page has no article
 */
export function pageMarkdown(page: ListedPage, html: string, {origin, language, frontMatterKeys}: PageOptions): string {
  const {title, description, path, updated, frontMatter} = page;
  const url = origin + path;
  const fields = Object.fromEntries(frontMatterKeys.map((name) => [name, frontMatter[name]]));
  const front = yamlLines({title, description, url, language, ...fields, updated});
  return `---\n${front}---\n\n${markdownOf(articleHtml(html, url), url, wordsOf(language))}`;
}
