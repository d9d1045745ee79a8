import {load} from 'cheerio';

/**
 * Drawings of screens as pictures with their text alternative: a PDF can describe them only in that way. Hidden text, with
 * which the pages describe them, is not printed at all.
 */
export function asPictures(html: string): string {
  const $ = load(html, null, false);
  $('[data-figure]').each((_, figure) => {
    const words = $(figure).children('p').first();
    const picture = $('<div role="img"></div>').attr('aria-label', words.text().trim());
    $(figure).children('[inert]').wrap(picture);
    words.remove();
  });
  return $.html();
}
