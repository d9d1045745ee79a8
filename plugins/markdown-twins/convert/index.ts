import {load} from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Words} from '../words.ts';
import {openDetails, openTabs, quotedAdmonitions} from './boxes.ts';
import {plainCode} from './code.ts';
import {bracketedMarks, spokenFigures} from './figures.ts';
import {
  absoluteAddresses,
  dashedCards,
  longDelimiters,
  plainDefinitions,
  plainSpaces,
  tidyEmphasis,
  withoutComments,
} from './text.ts';
import {workedExamples} from './tools.ts';

/** What a reader of a text has no use for. */
const furniture =
  '.hash-link, form[role="search"], script, style, svg, img[aria-hidden="true"], button, [data-search-ignore]';

const toMarkdown = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/**
 * The article of a built page as Markdown (CommonMark with the tables of GFM), without its furniture.
 * @param html the page as the build wrote it
 * @param address of the page, to which its links are relative
 * @throws Error when the page has no article of the theme
 */
export function markdownOf(html: string, address: string, words: Words): string {
  // Examples for readers without scripts are part of the text.
  const $ = load(html, {scriptingEnabled: false});
  const article = $('.theme-doc-markdown').first();
  if (article.length === 0) {
    throw new Error(`${address}: the page has no article (.theme-doc-markdown) to make a Markdown twin of.`);
  }
  $('body').empty().append(article.contents());
  withoutComments($);
  spokenFigures($, words);
  workedExamples($, words);
  $(furniture).remove();
  bracketedMarks($);
  plainCode($);
  openTabs($);
  openDetails($);
  quotedAdmonitions($, words);
  plainDefinitions($);
  dashedCards($);
  tidyEmphasis($);
  absoluteAddresses($, address);
  return longDelimiters(plainSpaces(String(toMarkdown.processSync($('body').html() ?? ''))));
}
