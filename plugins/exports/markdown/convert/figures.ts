import type {CheerioAPI} from 'cheerio';
import type {Words} from '../wordsOf';

/**
 * Figures (`<figure data-figure>`) as quotations: the text alternative, the legend, the caption. The drawing, its
 * controls and what it announces while it is operated (`data-search-ignore`) are left out.
 */
export function figuresAsQuotes($: CheerioAPI, {figure: opening}: Words): void {
  $('figure[data-figure]').each((_, figure) => {
    $(figure).find('[data-search-ignore]').remove();
    $(figure).find('[data-mark-entry] > [aria-hidden]').remove();
    const caption = $(figure).children('figcaption');
    caption.replaceWith($('<p>').append($('<em>').append(caption.contents())));
    $(figure).children('p').first().prepend($('<strong>').text(opening), ' ');
    $(figure).replaceWith($('<blockquote>').append($(figure).contents()));
  });
}

/** Numbers in the text that point into a figure, in brackets: a bare one would read as part of the sentence. */
export function bracketedMarks($: CheerioAPI): void {
  $('[data-text-mark]').each((_, mark) => {
    $(mark).replaceWith(`(${$(mark).text()})`);
  });
}
