import {otherLayout} from '../analysis/layout.ts';
import {soundKey} from '../analysis/sound.ts';
import {typingDistance} from '../analysis/distance.ts';
import {tokenize, wordForm} from '../analysis/tokens.ts';
import type {SearchRecord} from './records.ts';
import {titleOf} from './titles.ts';
import type {Vocabulary} from './vocabulary.ts';

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

/**
 * Pages to offer when nothing was found: those with words in the title that are nearest to what was typed,
 * and the first ones when nothing is near.
 */
export function nearestPages(query: string, records: readonly SearchRecord[], vocabulary: Vocabulary): NearPage[] {
  const typed = [query, otherLayout(query) ?? ''].flatMap((text) =>
    tokenize(text).map(({text: word}) => wordForm(word)),
  );
  const keys = typed
    .filter((form) => vocabulary.get(form) === undefined)
    .map(soundKey)
    .filter((key) => key.length > 2);
  const pages = records.filter(({type}) => type === 'lvl1').map((page) => ({title: titleOf(page), url: page.url}));
  const near = pages
    .map((page) => ({page, distance: nearness(page.title, keys)}))
    .filter(({distance}) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .map(({page}) => page);
  return [...new Set([...near, ...pages])].slice(0, mostPages);
}
