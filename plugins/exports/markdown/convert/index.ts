import {load} from 'cheerio';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Words} from '../wordsOf';
import {openDetails, openTabs, quotedAdmonitions} from './boxes';
import {plainCode} from './code';
import {bracketedMarks, figuresAsQuotes} from './figures';
import {treeOf} from './tree';
import {
  absoluteAddresses,
  dashedCards,
  longDelimiters,
  plainDefinitions,
  plainSpaces,
  tidyEmphasis,
  withoutComments,
} from './text';
import {workedExamples} from './tools';

/** What a reader of a text has no use for. The links to the offline editions are left out of the search only. */
const navigation =
  '.hash-link, form[role="search"], script, style, svg, img[aria-hidden="true"], button, [data-search-ignore]:not([data-offline-editions])';

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/**
 * An article as Markdown (CommonMark with the tables of GFM), without navigation and controls.
 * @param article as `articleHtml` of plugins/docusaurus gives it
 * @param address of the page, to which its links are relative
 */
export function markdownOf(article: string, address: string, words: Words): string {
  // Examples for readers without scripts are part of the text.
  const $ = load(article, {scriptingEnabled: false}, false);
  const content = $('.theme-doc-markdown').first().contents();
  $.root().empty().append(content);
  withoutComments($);
  figuresAsQuotes($, words);
  workedExamples($, words);
  $(navigation).remove();
  bracketedMarks($);
  plainCode($);
  openTabs($);
  openDetails($);
  quotedAdmonitions($, words);
  plainDefinitions($);
  dashedCards($);
  tidyEmphasis($);
  absoluteAddresses($, address);
  const markdown = toMarkdown.stringify(toMarkdown.runSync(treeOf($.root().contents().toArray())));
  return longDelimiters(plainSpaces(markdown));
}
