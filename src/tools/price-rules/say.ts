import {fill, formatMoney} from '../common/say';
import type {RulesWords} from './source';
import {type Group, groups, type Issue, type Price} from './types';

/** A price with its currency, or what happens in its place. */
export function tellPrice(price: Price, words: RulesWords): string {
  if (price.kind === 'breaks') {
    return words.breaks;
  }
  return price.cost === null ? words.notNumber : `${formatMoney(price.cost, words.language)} ${words.money}`;
}

/** Both prices in one sentence. */
export function tellPrices(prices: Record<Group, Price>, words: RulesWords): string {
  return fill(words.headline, {door: tellPrice(prices.door, words), office: tellPrice(prices.office, words)});
}

/** Which row of each list applied. */
export function tellRows(prices: Record<Group, Price>, words: RulesWords): string[] {
  return groups.flatMap((group) => {
    const price = prices[group];
    const list = words[`list.${group}`];
    if (price.kind === 'breaks') {
      return [];
    }
    return [price.rule === null ? fill(words.byNone, {list}) : fill(words.by, {list, n: price.rule + 1})];
  });
}

/** What is odd about the rules, as a sentence; rows count from 1. */
export function tellIssue(issue: Issue, words: RulesWords): string {
  const texts = Object.entries(issue).filter(([, value]) => typeof value === 'string');
  return fill(words[`issue.${issue.key}`], {
    ...(Object.fromEntries(texts) as Record<string, string>),
    free: words['type.free'],
    ...('group' in issue && {list: words[`list.${issue.group}`]}),
    ...('rule' in issue && {n: issue.rule + 1}),
    ...('by' in issue && {by: issue.by + 1}),
  });
}
