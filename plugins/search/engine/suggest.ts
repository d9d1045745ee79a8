import {otherLayout} from '../analysis/layout';
import {soundKey} from '../analysis/sound';
import {typingDistance} from '../analysis/distance';
import {tokenize, wordForm} from '../analysis/tokens';

const mostPages = 3;

/** How unlike two words are by sound, from 0 to 1. */
function unlike(a: string, b: string): number {
  const longest = Math.max(a.length, b.length, 1);
  return typingDistance(a, b, longest) / longest;
}

function nearness(title: string, keys: readonly string[]): number {
  const titleKeys = tokenize(title)
    .map(({text}) => soundKey(wordForm(text)))
    .filter((key) => key.length > 2);
  const best = keys.map((key) => Math.min(1, ...titleKeys.map((titleKey) => unlike(key, titleKey))));
  return best.length === 0 ? 1 : Math.min(...best);
}

/** Beyond this share of differing letters a title does not resemble the query. */
const farthest = 0.5;

/** A page to offer when nothing was found. */
export interface NearPage {
  title: string;
  url: string;
}

/** A page of the site; the sidebar names it in fewer words than its title, as a query does. */
export interface SitePage extends NearPage {
  label: string;
}

/** What to offer when nothing was found: no page is named twice. */
export interface Offers {
  /** Pages to go to. */
  pages: NearPage[];
  /** Queries to try instead. */
  suggestions: string[];
}

/**
 * What to offer when nothing was found: the pages with words in the title that are nearest to what was typed, the first
 * ones when nothing is near, and the name of the next one as a query.
 * @param pages all pages, in reading order
 * @param isKnown true for a form that some text has: such a word was no slip for the word of a title
 */
export function offersFor(query: string, pages: readonly SitePage[], isKnown: (form: string) => boolean): Offers {
  const typed = [query, otherLayout(query) ?? ''].flatMap((text) =>
    tokenize(text).map(({text: word}) => wordForm(word)),
  );
  const keys = typed
    .filter((form) => !isKnown(form))
    .map(soundKey)
    .filter((key) => key.length > 2);
  const near = pages
    .map((page) => ({page, distance: nearness(page.title, keys)}))
    .filter(({distance}) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .map(({page}) => page);
  const offered = [...new Set([...near, ...pages])];
  return {
    pages: offered.slice(0, mostPages).map(({title, url}) => ({title, url})),
    suggestions: offered.slice(mostPages, mostPages + 1).map(({label}) => label),
  };
}
