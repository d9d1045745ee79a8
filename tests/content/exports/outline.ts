import type {CheerioAPI} from 'cheerio';
import {toString} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';

/** A part of a page by which a reader finds the way: its kind and its words. */
export interface Landmark {
  kind: string;
  words: string;
}

/** Words of a text in one form: without marks, spaces and letter case, which both forms of a page set on their own. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const normalized = (text: string) => wordsIn(text).join(' ');

/** What is no text of a page: navigation, drawings, the fields of tools. */
const unread = [
  '.hash-link, form, button, svg, script, style, fieldset, [role="status"], [inert], [aria-hidden="true"]',
  '[data-search-ignore]:not([data-tool]), [data-tool] > p, [data-tool] figure > :not(figcaption)',
];

/**
 * The article of a built page as a reader of its text has it.
 * @param part another part of the document that holds one
 */
export function articleOf($: CheerioAPI, part?: ReturnType<CheerioAPI>): ReturnType<CheerioAPI> {
  const article = (part ?? $('.theme-doc-markdown').first()).clone();
  article.find(unread.join(', ')).remove();
  // The parser takes scripts for granted: the content for readers without them is one text to it.
  article.find('noscript').each((_, element) => {
    $(element).replaceWith($(element).text());
  });
  // In a row as on paper: each panel under the name that its tab has.
  article.find('[role="tabpanel"]').each((_, panel) => {
    $(panel).prepend($('<p>').text($(panel).attr('aria-label') ?? ''));
  });
  article.find('[role="tablist"]').remove();
  // Words that only elements separate must not be joined.
  article.find('br, p, pre, li, td, th, dt, dd, div, span + span, figcaption, caption, summary, :header').before(' ');
  return article;
}

/** Headings, tables, code, admonitions and captions of a built page, in their order. */
export function pageLandmarks($: CheerioAPI): Landmark[] {
  return articleOf($)
    .find(':header, table, pre, figcaption, .theme-admonition > :first-child')
    .toArray()
    .map((element) => {
      const part = $(element);
      if (part.is('table')) {
        const cells = part.find('th, td').toArray();
        return {kind: 'table', words: cells.map((cell) => normalized($(cell).text())).join(' | ')};
      }
      const kind = part.is(':header') ? `heading ${element.tagName.slice(1)}` : part.is('pre') ? 'code' : 'paragraph';
      return {kind, words: normalized(part.text())};
    });
}

/** The parts of a chapter of an offline edition that one of a page may be: titles of its tools are paragraphs there. */
export function bookLandmarks($: CheerioAPI, chapter: ReturnType<CheerioAPI>): Landmark[] {
  return articleOf($, chapter)
    .find(':header, table, pre, figcaption, p, .theme-admonition > :first-child')
    .toArray()
    .map((element) => {
      const part = $(element);
      const cells = part.find('th, td').toArray();
      const words = part.is('table')
        ? cells.map((cell) => normalized($(cell).text())).join(' | ')
        : normalized(part.text());
      const kind = part.is(':header') ? 'heading' : part.is('table') ? 'table' : part.is('pre') ? 'code' : 'paragraph';
      return {kind, words};
    });
}

/** Whether a landmark of a page is that of its chapter: there its heading is deeper. */
export function landmarksFound(wanted: Landmark, found: Landmark): boolean {
  return wanted.kind.replace(/ \d$/, '') === found.kind && wanted.words === found.words;
}

/** The parts of a Markdown text in their order. */
export function markdownParts(node: Nodes): Landmark[] {
  switch (node.type) {
    case 'heading':
      return [{kind: `heading ${node.depth}`, words: normalized(toString(node))}];
    case 'paragraph':
      return [{kind: 'paragraph', words: normalized(toString(node))}];
    case 'code':
      return [{kind: 'code', words: normalized(node.value)}];
    case 'table': {
      const cells = node.children.flatMap((row) => row.children.map((cell) => normalized(toString(cell))));
      return [{kind: 'table', words: cells.join(' | ')}];
    }
    default:
      return 'children' in node ? node.children.flatMap(markdownParts) : [];
  }
}

/** The first of the wanted items that has no match after that of the one before it; null when all have. */
export function firstMissing<Wanted, Found>(
  wanted: readonly Wanted[],
  found: readonly Found[],
  matches: (wanted: Wanted, found: Found) => boolean,
): Wanted | null {
  let from = 0;
  for (const one of wanted) {
    const at = found.findIndex((other, index) => index >= from && matches(one, other));
    if (at < 0) {
      return one;
    }
    from = at + 1;
  }
  return null;
}
