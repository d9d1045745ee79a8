import type {CheerioAPI} from 'cheerio';
import type {Words} from '../wordsOf';

/** Admonitions as quotations that begin with their kind and their title. */
export function quotedAdmonitions($: CheerioAPI, {admonitions}: Words): void {
  // Inner ones first: what is put into a quotation must not be looked for again.
  for (const box of $('.theme-admonition').toArray().reverse()) {
    const [heading, content] = $(box).children().toArray();
    const [, kind = ''] = /theme-admonition-(\w+)/.exec($(box).attr('class') ?? '') ?? [];
    const label = Object.entries(admonitions).find(([known]) => known === kind)?.[1];
    const title = $(heading ?? box)
      .text()
      .trim();
    const opening = [label, title].filter(Boolean).join(': ');
    const quotation = $('<blockquote>').append($('<p>').append($('<strong>').text(opening)));
    $(box).replaceWith(quotation.append($(content ?? '').contents()));
  }
}

/** Details as their text, open, under their summary. */
export function openDetails($: CheerioAPI): void {
  for (const box of $('details').toArray().reverse()) {
    const summary = $(box).children('summary');
    const title = $('<p>').append($('<strong>').text(summary.text().trim()));
    summary.remove();
    $(box).before(title, $(box).contents()).remove();
  }
}

/** Every tab, one after another, each under the label of its tab. */
export function openTabs($: CheerioAPI): void {
  $('[role="tablist"]').each((_, list) => {
    const labels = $(list)
      .find('[role="tab"]')
      .toArray()
      .map((tab) => $(tab).text().trim());
    $(list)
      .parent()
      .find('[role="tabpanel"]')
      .each((index, panel) => {
        const title = $('<p>').append($('<strong>').text(labels[index] ?? ''));
        // The name is in the text now; in print it would be written once more (src/theme/TabItem).
        $(panel).removeAttr('hidden').removeAttr('aria-label').prepend(title);
      });
    $(list).remove();
  });
}
