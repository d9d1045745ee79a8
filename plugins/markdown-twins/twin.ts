import type {Kept} from '../warm-builds/kept.ts';
import {articleIn, markdownOf} from './convert/index.ts';
import type {TwinPage} from './pages.ts';
import {wordsOf} from './words.ts';

export interface TwinOptions {
  /** Origin of the site, without a slash. */
  origin: string;
  language: string;
  /** Fields of the front matter of a page that its twin keeps. */
  keep: readonly string[];
  /** What the build before has made of articles. */
  kept: Kept;
}

/** Strings in double quotes as JSON has them, which are strings of YAML too. */
function yamlLines(fields: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return known.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('');
}

/**
 * The Markdown twin of a page: what it is and where it comes from in front matter, then its article.
 * @param html the page as the build wrote it
 * @throws Error when the page has no article
 */
export function twinOf(page: TwinPage, html: string, {origin, language, keep, kept}: TwinOptions): string {
  const {title, description, path, updated, frontMatter} = page;
  const url = origin + path;
  const fields = Object.fromEntries(keep.map((name) => [name, frontMatter[name]]));
  const front = yamlLines({title, description, url, language, ...fields, updated});
  const article = articleIn(html, url);
  const markdown = kept.of(`${url}\n${article}`, () => markdownOf(article, url, wordsOf(language)));
  return `---\n${front}---\n\n${markdown}`;
}
