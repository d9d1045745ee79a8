import {isNumeric} from '../common/php';
import {isContainer, member} from './stored';
import {type BreakReason, type Group, groups, type Price, type Question, type Stored} from './types';

interface Choice {
  rule: unknown;
  index: number | null;
}

/**
 * The price that the plugin shows for a tariff.
 * Source: src/Actions/CalculateDeliveryAction.php: __invoke, order of application in flows.md 1.
 */
export function priceFor(question: Question): Price {
  const chosen = chooseRules(question.stored, question.orderTotal);
  if ('breaks' in chosen) {
    return {kind: 'breaks', reason: chosen.breaks};
  }

  const {rule, index} = chosen[question.group];
  const type = member(rule, 'type');

  if (type === 'free') {
    return {kind: 'price', cost: 0, rule: index, exactAsked: false, cdekPrice: null, unrounded: null};
  }
  if (type === 'fixed') {
    const cost = fixedCost(member(rule, 'value'), question.rubPerUnit);
    return {kind: 'price', cost, rule: index, exactAsked: false, cdekPrice: null, unrounded: null};
  }
  return reckon(question, rule, index);
}

/** The value that insurance is counted from: goods total without its fraction (__invoke: (int)contents_cost). */
export function insuredValue(orderTotal: number): number {
  return Math.trunc(orderTotal);
}

/** __invoke: total_sum or the whole part of delivery_sum, then amount or percentage, WPML, up to a whole number, 0 at least. */
function reckon({listPrice, exactPrice, rubPerUnit}: Question, rule: unknown, index: number | null): Price {
  // CdekApi::calculateGet: an empty total_sum counts as none; the base price was cut and never negative.
  const cdekPrice = exactPrice || Math.max(Math.trunc(listPrice), 0);
  const value = member(rule, 'value');
  const type = member(rule, 'type');
  let cost = cdekPrice;

  if (isNumeric(value)) {
    if (type === 'amount') {
      cost += Number(value);
    } else if (type === 'percentage') {
      cost *= Number(value) / 100;
    }
  }

  if (rubPerUnit) {
    if (cost === 0) {
      return {kind: 'breaks', reason: 'division-by-zero'};
    }
    // __invoke: the rate is found by converting the cost and dividing by it again.
    cost /= (cost * rubPerUnit) / cost;
  }

  const rounded = Math.max(Math.ceil(cost), 0);
  return {kind: 'price', cost: rounded, rule: index, exactAsked: true, cdekPrice, unrounded: cost};
}

/** __invoke: `max(value, 0)`, not rounded; WPML converts it in the opposite direction. */
function fixedCost(value: unknown, rubPerUnit: number | null | undefined): number | null {
  if (isNumeric(value)) {
    return Math.max(rubPerUnit ? Number(value) * rubPerUnit : Number(value), 0);
  }
  // PHP compares a text that is no number with "0": text that sorts before it counts as zero, other text is passed to WooCommerce.
  return typeof value === 'string' && value < '0' ? 0 : null;
}

/** __invoke: one rule a group, both groups are evaluated whatever the tariff; an error in either breaks both. */
function chooseRules(stored: Stored, orderTotal: number): Record<Group, Choice> | {breaks: BreakReason} {
  if (stored.kind === 'breaks') {
    return {breaks: stored.reason};
  }

  const chosen: Record<Group, Choice> = {door: {rule: null, index: null}, office: {rule: null, index: null}};
  for (const group of groups) {
    const list = stored.lists[group] ?? [];
    const choice = isContainer(list) ? choose(Object.values(list), orderTotal) : {breaks: 'not-a-list' as const};
    if ('breaks' in choice) {
      return choice;
    }
    chosen[group] = choice;
  }
  return chosen;
}

/** __invoke, array_reduce: top to bottom, the first rule whose threshold is null or not below the total. */
function choose(rules: unknown[], orderTotal: number): Choice | {breaks: BreakReason} {
  for (const [index, rule] of rules.entries()) {
    if (typeof rule === 'string') {
      return {breaks: 'text-for-a-rule'};
    }
    if (rule !== null && reaches(member(rule, 'to'), orderTotal)) {
      return {rule, index};
    }
  }
  return {rule: null, index: null};
}

/** `$to >= $total || $to === null` of PHP 8 for anything that JSON can hold. */
function reaches(to: unknown, orderTotal: number): boolean {
  switch (typeof to) {
    case 'number':
      return to >= orderTotal;
    case 'boolean':
      return to || orderTotal === 0;
    case 'string':
      return isNumeric(to) ? Number(to) >= orderTotal : to >= String(orderTotal);
    default:
      return true;
  }
}
