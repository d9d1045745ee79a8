import type {CheerioAPI} from 'cheerio';

const textNode = 3;
const commentNode = 8;

/** Comments, with which React separates neighboring texts. */
export function withoutComments($: CheerioAPI): void {
  $('*')
    .contents()
    .filter((_, node) => node.nodeType === commentNode)
    .remove();
}

/** Spaces at the edges of emphasis outside of it: within, Markdown would need character codes for them. */
export function tidyEmphasis($: CheerioAPI): void {
  for (const element of $('strong, em, b, i, del').toArray()) {
    const [first, last] = [element.children.at(0), element.children.at(-1)];
    if (last?.nodeType === textNode && /\s$/.test(last.data)) {
      last.data = last.data.trimEnd();
      $(element).after(' ');
    }
    if (first?.nodeType === textNode && /^\s/.test(first.data)) {
      first.data = first.data.trimStart();
      $(element).before(' ');
    }
  }
}

/** Lists of names and what they mean as lists of items that begin with the name. */
export function plainDefinitions($: CheerioAPI): void {
  for (const list of $('dl').toArray().reverse()) {
    const items = $(list)
      .find('dt')
      .toArray()
      .map((name) => {
        const words = $(name).text().trim();
        const opening = $('<strong>').text(/[.!?]$/.test(words) ? words : `${words}:`);
        const meaning = $(name).nextUntil('dt', 'dd');
        const blocks = meaning.children('p');
        const only = blocks.length === 1 && meaning.children().length === 1;
        (blocks.length > 0 ? blocks : meaning).first().prepend(opening, ' ');
        return $('<li>').append(only ? blocks.contents() : meaning.contents());
      });
    $(list).replaceWith($('<ul>').append(...items));
  }
}

/** Links and pictures by their whole address: the Markdown is read away from the site. */
export function absoluteAddresses($: CheerioAPI, page: string): void {
  for (const name of ['href', 'src']) {
    $(`[${name}]`).each((_, element) => {
      const address = $(element).attr(name) ?? '';
      if (URL.canParse(address, page)) {
        $(element).attr(name, new URL(address, page).href);
      }
    });
  }
}

/** Titles and texts that only the style sheet separates inside a link, with a dash between them. */
export function dashedCards($: CheerioAPI): void {
  $('a > span + span').each((_, text) => {
    $(text).before(' — ');
  });
}

/** Delimiter rows of tables with three hyphens a cell: not every reader of Markdown takes one. */
export function longDelimiters(markdown: string): string {
  return markdown.replace(/^[> ]*\| -(?: \| -)* \|$/gm, (row) => row.replaceAll(' - ', ' --- '));
}

/** No-break spaces and zero-width marks set lines on a screen; in a text that is pasted they only get in the way. */
export function plainSpaces(markdown: string): string {
  return markdown.replace(/[\u00a0\u202f\u2007]/g, ' ').replace(/[\u200b\u2060\ufeff\u00ad]/g, '');
}
