import type {Rule, RuleType} from './types';

/*
 * The editor of the plugin, operation by operation. Source: src/Frontend/AdminSettings/components/DeliveryPrice.js.
 * Each operation takes a list and returns a new one.
 */

const newRule = (): Rule => ({to: null, type: 'percentage', value: 100});

/** addDoorRule, addOfficeRule: the rule that was last gets a threshold 1 above the one before it. */
export function addRule(list: Rule[]): Rule[] {
  const beforeLast = list.at(-2);
  return [
    ...list.map((rule, index) => (index === list.length - 1 ? {...rule, to: (beforeLast?.to ?? 0) + 1} : rule)),
    newRule(),
  ];
}

/** removeRule: the first rule stays; when the last one is removed, the one before it matches any total. */
export function removeRule(list: Rule[], index: number): Rule[] {
  if (index === 0) {
    return list;
  }
  const last = index === list.length - 1;
  return list
    .map((rule, place) => (last && place === index - 1 ? {...rule, to: null} : rule))
    .filter((_, place) => place !== index);
}

/** changeTo: whole numbers; an emptied field becomes null; a threshold not above the one before it is raised. */
export function changeThreshold(list: Rule[], index: number, typed: string): Rule[] {
  const number = Number.parseInt(typed, 10);
  const to = Number.isNaN(number) ? null : number;
  const raised: Rule[] = [];

  for (const [place, rule] of list.entries()) {
    const current = place === index ? {...rule, to} : rule;
    const floor = raised.at(-1)?.to ?? 0;
    const tooLow = place > 0 && current.to !== null && current.to <= floor;
    raised.push(tooLow ? {...current, to: floor + 1} : current);
  }
  return raised;
}

/** changeType: the value does not change. */
export function changeType(list: Rule[], index: number, type: RuleType): Rule[] {
  return list.map((rule, place) => (place === index ? {...rule, type} : rule));
}

/** changeValue: stored as the text that was typed. */
export function changeValue(list: Rule[], index: number, typed: string): Rule[] {
  return list.map((rule, place) => (place === index ? {...rule, value: typed} : rule));
}
