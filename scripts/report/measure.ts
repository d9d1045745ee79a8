import {load} from 'cheerio';

/** Measures of a written page. */
export interface Measures {
  title: string;
  words: number;
  /** Minutes to read at 180 words a minute, at least one. */
  minutes: number;
  /** Words of its sentences in paragraphs and lists: the mean, and the longest. */
  sentence: {mean: number; longest: number};
  figures: number;
  tools: number;
  /** Paths of the pages of the site that its text links to, each once; never the page itself. */
  inside: string[];
  /** Addresses of other sites, each once. */
  outside: string[];
}

const wordsPerMinute = 180;
const blocks = 'p, li, td, th, dt, dd, pre, h2, h3, h4, h5, h6';
const notRead = 'figure, [data-tool], button, script, style, noscript, .hash-link';

const wordsOf = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** Sentences of a paragraph or a list item; a full stop inside a number or a name ends none. */
function sentencesOf(text: string): number[] {
  return text
    .split(/(?<=[.!?…])[»”)]?\s+(?=[\p{Lu}«“"])/u)
    .map(wordsOf)
    .filter((count) => count > 0);
}

/**
 * Measures the text of a written page; figures and tools are looked at, not read.
 * @param html the whole page
 * @param path its path, such as /wordpress/faq
 */
export function measure(html: string, path: string): Measures {
  const $ = load(html);
  const text = $('.theme-doc-markdown');
  const figures = text.find('figure[data-figure]').length;
  const tools = text.find('[data-tool]').length;
  text.find(notRead).remove();

  const links = text
    .find('a[href]')
    .map((_, link) => $(link).attr('href') ?? '')
    .get();
  const inside = links
    .filter((link) => link.startsWith('/'))
    .map((link) => decodeURI(link.replace(/[?#].*$/, '')))
    .filter((link) => link !== path);

  // The words of a block that holds other blocks are theirs.
  const leaves = text.find(blocks).filter((_, block) => $(block).find(blocks).length === 0);
  const words = leaves.get().reduce((sum, block) => sum + wordsOf($(block).text()), 0);
  const sentences = leaves
    .filter('p, li')
    .get()
    .flatMap((block) => sentencesOf($(block).text()));
  const mean = sentences.reduce((sum, count) => sum + count, 0) / Math.max(1, sentences.length);

  return {
    title: $('h1').first().text(),
    words,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    sentence: {mean: Math.round(mean * 10) / 10, longest: Math.max(0, ...sentences)},
    figures,
    tools,
    inside: [...new Set(inside)],
    outside: [...new Set(links.filter((link) => /^https?:/.test(link)))],
  };
}
