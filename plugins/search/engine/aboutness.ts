import type {GroupScores} from './groupScores';
import type {SearchIndex} from './searchIndex';
import type {WeighedGroup} from './weighedGroups';

/** Sections of a page count nearly as a mean: a long reference that has everything is not about everything. */
const lengthPower = 0.8;

/** How much each page says of one part of the query, as a share of what the page says that says most. */
function sharesOf(scores: GroupScores, {records, pages}: SearchIndex): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [number, score] of scores) {
    const page = records[number]?.url_without_anchor ?? '';
    sums.set(page, (sums.get(page) ?? 0) + score / (pages.get(page)?.records ?? 1) ** lengthPower);
  }
  const most = Math.max(...sums.values());
  return new Map([...sums].map(([page, sum]) => [page, sum / most]));
}

/**
 * How much each page as a whole is about the query, from 0 to 1, by its address: 1 for a page that says more than any
 * other of every word with a subject. A page that only mentions a word, or that has few of the words, is near 0.
 */
export function aboutness(groups: readonly WeighedGroup[], index: SearchIndex): Map<string, number> {
  const required = groups.filter((group) => group.required);
  const sum = required.reduce((total, {weight}) => total + weight, 0);
  const about = new Map<string, number>();
  for (const {weight, scores} of required) {
    for (const [page, share] of sharesOf(scores, index)) {
      about.set(page, (about.get(page) ?? 0) + (weight / sum) * Math.sqrt(share));
    }
  }
  return about;
}
