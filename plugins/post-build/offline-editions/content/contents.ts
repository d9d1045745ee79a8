import type {CheerioAPI} from 'cheerio';
import {plainText} from '../../../docusaurus/html';
import {escapeHtml} from '../../../search/engine/escape';

/** A line of the contents with the lines under it. */
export interface Entry {
  id: string;
  title: string;
  entries: Entry[];
}

interface Open {
  level: number;
  entries: Entry[];
}

/** The chapters and their sections, nested as their headings are. */
export function entriesOf($: CheerioAPI): Entry[] {
  const entries: Entry[] = [];
  const open: Open[] = [{level: 0, entries}];
  for (const element of $('[data-listed]').toArray()) {
    const level = Number(element.tagName.slice(1));
    const entry: Entry = {
      id: $(element).attr('id') ?? '',
      title: plainText($(element).text()),
      entries: [],
    };
    while ((open.at(-1)?.level ?? 0) >= level) {
      open.pop();
    }
    open.at(-1)?.entries.push(entry);
    open.push({level, entries: entry.entries});
  }
  return entries;
}

/**
 * The contents as nested lists of links.
 * @param after what follows a title, HTML: the number of its page
 */
export function contentsHtml(entries: readonly Entry[], after: (id: string) => string): string {
  const items = entries.map(
    ({id, title, entries: below}) =>
      `<li><a href="#${id}"><span>${escapeHtml(title)}</span>${after(id)}</a>${contentsHtml(below, after)}</li>`,
  );
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}
