import type {CheerioAPI} from 'cheerio';
import {documentText} from '../../../docusaurus/html';
import {openTabs} from '../../../exports/markdown/convert/boxes';
import {workedExamples} from '../../../exports/markdown/convert/tools';
import {wordsOf as markdownWordsOf} from '../../../exports/markdown/wordsOf';
import {idIn} from './ids';
import type {ManualPage} from './pages';

/** What a chapter needs to know about the manual that it is part of. */
export interface ChapterContext {
  language: string;
  /** Origin of the site, without a slash. */
  origin: string;
  /** Id of the chapter of a page by its path on the site; null for a page that is not in the manual. */
  chapterOf: (path: string) => string | null;
  /** A picture of the site as a data address. */
  picture: (path: string) => string;
}

/** Level of the heading of a page that no category holds: the first one is the title of the manual. */
const topLevel = 2;

const lowestLevel = 6;

/** Controls and navigation of a page, which an offline edition has no use for. */
const navigation = [
  '.hash-link, script, style, form[role="search"], [role="status"], img[aria-hidden="true"], svg:has(+ img[aria-hidden="true"])',
  '.theme-code-block button, [data-figure] > [class*="controls"], [data-figure] > [class*="status"]',
  '[data-search-ignore]:not([data-tool], [data-offline-editions], [data-figure] *)',
].join(', ');

/** Attributes that name the id of another element, or several. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

function prefixIds($: CheerioAPI, chapter: string): void {
  $('[id]').each((_, element) => void $(element).attr('id', idIn(chapter, $(element).attr('id') ?? '')));
  // Radio buttons of one name would be one group throughout the manual.
  $('[name]').each((_, element) => void $(element).attr('name', idIn(chapter, $(element).attr('name') ?? '')));
  for (const name of references) {
    $(`[${name}]`).each((_, element) => {
      const ids = ($(element).attr(name) ?? '').split(' ');
      $(element).attr(name, ids.map((id) => idIn(chapter, id)).join(' '));
    });
  }
}

function rewriteLinks($: CheerioAPI, {path}: ManualPage, {origin, chapterOf}: ChapterContext): void {
  $('a[href]').each((_, element) => {
    const link = $(element);
    const url = new URL(link.attr('href') ?? '', origin + encodeURI(path));
    const chapter = url.origin === origin ? chapterOf(decodeURI(url.pathname)) : null;
    link.removeAttr('target').removeAttr('rel');
    link.attr('href', chapter === null ? url.href : `#${idIn(chapter, decodeURIComponent(url.hash.slice(1)))}`);
  });
}

/** Where the site has links to the editions, an edition has the address of that page. */
function linkToSite($: CheerioAPI, {path}: ManualPage, {origin}: ChapterContext): void {
  const link = $('<a></a>')
    .attr('href', origin + encodeURI(path))
    .text(origin + path);
  $('[data-offline-editions]').replaceWith($('<p></p>').append(link));
}

function inlinePictures($: CheerioAPI, {picture}: ChapterContext): void {
  $('img').each((_, element) => {
    const image = $(element);
    const [largest] = (image.attr('srcset') ?? '').split(', ').slice(-1);
    image.attr('src', picture(largest?.split(' ')[0] || (image.attr('src') ?? '')));
    image.removeAttr('srcset').removeAttr('sizes').removeAttr('loading').removeAttr('decoding');
  });
}

/** Moves the headings down to where the chapter hangs, and marks those that the contents list. */
function lowerHeadings($: CheerioAPI, chapter: string, by: number): void {
  for (const element of $('h1, h2, h3, h4, h5, h6').toArray()) {
    const level = Number(element.tagName.slice(1));
    const heading = $(element);
    if (level === 1) {
      heading.attr('id', chapter);
    }
    if (level <= 2 && heading.attr('id') !== undefined) {
      heading.attr('data-listed', '');
    }
    element.tagName = `h${Math.min(level + by, lowestLevel)}`;
  }
}

/**
 * A page as a chapter: nothing that needs the site, everything open, tools as the worked example that they show before
 * hydration. Uses up the page.
 * @throws Error when the page has no text
 */
export function chapterHtml(page: ManualPage, context: ChapterContext): string {
  const {$, path, depth} = page;
  const chapter = context.chapterOf(path);
  // A category has its title and description there.
  const text = documentText($, path) ?? $('main header').first();
  if (chapter === null || text.length === 0) {
    throw new Error(`${path}: no chapter of the offline edition, or no text in it.`);
  }
  $('body').empty().append(text.contents());
  $('[data-tool]').wrap('<div class="edition-example"></div>');
  workedExamples($, markdownWordsOf(context.language));
  $(navigation).remove();
  openTabs($);
  $('details').attr('open', '');
  prefixIds($, chapter);
  rewriteLinks($, page, context);
  linkToSite($, page, context);
  inlinePictures($, context);
  lowerHeadings($, chapter, topLevel + depth - 1);
  return `<section class="markdown theme-doc-markdown" data-page="${path}">${$('body').html() ?? ''}</section>`;
}
