import {load} from 'cheerio';
import {generateAtomFeed} from 'feedsmith';

/** A section of the page that is news of a day. */
export interface FeedEntry {
  /** Id of its heading of level 2. */
  anchor: string;
  /** ISO day. */
  date: string;
}

export interface FeedSource {
  /** The page as the build wrote it. */
  html: string;
  /** Whole address of the page. */
  page: string;
  /** Whole address of the feed. */
  self: string;
  title: string;
  author: string;
  language: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Text and markup of a section of the page, with whole addresses and without what only scripts and styles need. */
function section(html: string, anchor: string, page: string): {title: string; content: string} {
  const $ = load(html);
  const heading = $(`h2[id="${anchor}"]`);
  if (heading.length === 0) {
    throw new Error(`${page} has no section #${anchor}, which the feed lists.`);
  }
  $('.hash-link, button, script, svg').remove();
  const parts = heading.nextUntil('h2');
  parts
    .find('[href]')
    .addBack('[href]')
    .each((_, link) => {
      $(link).attr('href', new URL($(link).attr('href') ?? '', page).href);
    });
  parts.find('*').addBack().removeAttr('class').removeAttr('target').removeAttr('rel');
  const content = parts
    .toArray()
    .map((part) => $.html(part))
    .join('\n');
  return {title: heading.text().trim(), content};
}

/**
 * An Atom feed of the sections of a page. Its day is that of the newest one, so that the same news is the same bytes.
 * @throws Error naming the section that the page lacks, or the page when there is no news at all
 */
export function atomOf({html, page, self, title, author, language, entries}: FeedSource): string {
  const midnight = ({date}: FeedEntry) => new Date(`${date}T00:00:00Z`);
  const [newest] = entries;
  if (!newest) {
    throw new Error(`${page}: a feed needs news, and there is none.`);
  }
  return generateAtomFeed({
    xml: {lang: language},
    id: self,
    title: {value: title},
    updated: midnight(newest),
    authors: [{name: author}],
    links: [
      {rel: 'self', href: self, type: 'application/atom+xml'},
      {rel: 'alternate', href: page, type: 'text/html', hreflang: language},
    ],
    entries: entries.map((entry) => {
      const address = `${page}#${entry.anchor}`;
      const {title: name, content} = section(html, entry.anchor, page);
      return {
        id: address,
        title: {value: name},
        published: midnight(entry),
        updated: midnight(entry),
        links: [{rel: 'alternate', href: address, type: 'text/html'}],
        content: {type: 'html', value: content},
      };
    }),
  });
}
