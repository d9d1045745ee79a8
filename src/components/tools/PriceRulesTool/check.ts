import {isNumeric} from '../common/php';
import {type Group, groups, type Issue, type Rule, type Rules} from './types';

/** Issues of rules that can be edited, by group and from the first rule to the last. */
export function checkRules(rules: Rules): Issue[] {
  return groups.flatMap((group) => checkList(group, rules[group]));
}

function checkList(group: Group, list: Rule[]): Issue[] {
  const last = list.at(-1);
  if (!last) {
    // CalculateDeliveryAction: no rule, so the CDEK price is shown, rounded up.
    return [{key: 'list-empty', group}];
  }

  const issues: Issue[] = list.flatMap((rule, index) => [
    ...checkValue(group, rule, index),
    ...checkReach(group, list, rule, index),
  ]);
  // The first of the issues that concern the list as a whole: totals above the last threshold find no rule.
  return list.every(({to}) => to !== null) ? [...issues, {key: 'nothing-above', group}] : issues;
}

function checkValue(group: Group, {type, value}: Rule, rule: number): Issue[] {
  const found = String(value);

  if (type === 'free') {
    return [];
  }
  if (!isNumeric(value)) {
    return [{key: type === 'fixed' ? 'fixed-not-a-number' : 'value-ignored', group, rule, found}];
  }
  if (type !== 'amount' && Number(value) < 0) {
    return [{key: type === 'fixed' ? 'fixed-below-zero' : 'percentage-below-zero', group, rule, found}];
  }
  // With WPML multi-currency the division of 0 by 0 stops PHP.
  return type === 'percentage' && Number(value) === 0 ? [{key: 'percentage-zero', group, rule}] : [];
}

/** A rule is never reached when one above it matches all of its totals. */
function checkReach(group: Group, list: Rule[], rule: Rule, index: number): Issue[] {
  const by = list.slice(0, index).findIndex(({to}) => to === null || (rule.to !== null && to >= rule.to));
  return by === -1 ? [] : [{key: 'unreachable', group, rule: index, by}];
}
