import {fill, formatMoney} from '../common/text';
import type {Words} from './definition';
import {type Group, groups, type Issue, type Price} from './types';

/** A price with its currency, or what happens instead. */
export function formatPrice(price: Price, words: Words): string {
  if (price.kind === 'breaks') {
    return words.breaks;
  }
  return price.cost === null ? words.notNumber : formatMoney(price.cost, words.language);
}

/** Both prices in one sentence. */
export function formatPrices(prices: Record<Group, Price>, words: Words): string {
  return fill(words.headline, {door: formatPrice(prices.door, words), office: formatPrice(prices.office, words)});
}

/** Which row of each list applied. */
export function formatRows(prices: Record<Group, Price>, words: Words): string[] {
  return groups.flatMap((group) => {
    const price = prices[group];
    const list = words[`list.${group}`];
    if (price.kind === 'breaks') {
      return [];
    }
    return [price.rule === null ? fill(words.byNone, {list}) : fill(words.by, {list, n: price.rule + 1})];
  });
}

/** An issue of the rules, as a sentence; rows count from 1. */
export function formatIssue(issue: Issue, words: Words): string {
  const texts = Object.entries(issue).filter(([, value]) => typeof value === 'string');
  return fill(words[`issue.${issue.key}`], {
    ...(Object.fromEntries(texts) as Record<string, string>),
    free: words['type.free'],
    ...('group' in issue && {list: words[`list.${issue.group}`]}),
    ...('rule' in issue && {n: issue.rule + 1}),
    ...('by' in issue && {by: issue.by + 1}),
  });
}
