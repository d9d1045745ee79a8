import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import {defaultRules} from './stored';
import {groups, type Rule, type Rules, ruleTypes} from './types';

/** Most rules of a list that the tool accepts. */
export const mostRules = 20;

export interface PriceInput {
  rules: Rules;
  /** Goods total and CDEK price that the result is shown for. */
  orderTotal: number;
  cdekPrice: number;
  /** Rubles for a unit of the shop's currency with WPML multi-currency, otherwise null. */
  rubPerUnit: number | null;
}

/** Limits of sums. */
export const money = {min: 0, max: 10_000_000};
/** Limits of thresholds and values. */
export const limits = {min: -money.max, max: money.max};
/** Limits of a currency's price. */
export const rate = {min: 0.0001, max: 100_000};

/** The input that the tool starts with: the plugin's own default and an order of 2500. */
export function initialInput(): PriceInput {
  return {rules: defaultRules(), orderTotal: 2500, cdekPrice: 350, rubPerUnit: null};
}

/** The address of an input: `door=3000_percentage_100` a rule, an empty threshold for any total. */
export function toQuery(input: PriceInput): string {
  const initial = initialInput();
  const writer = new AddressWriter('rules');

  for (const group of groups) {
    const written = input.rules[group].map(writeRule);
    if (written.join() !== initial.rules[group].map(writeRule).join()) {
      written.forEach((rule) => writer.set(group, rule));
    }
  }
  return writer
    .set('total', input.orderTotal, initial.orderTotal)
    .set('price', input.cdekPrice, initial.cdekPrice)
    .set('wpml', input.rubPerUnit ?? '', '')
    .toString();
}

/** The input of an address; never throws. A value typed in the editor comes back as a number. */
export function fromQuery(query: string): FromAddress<PriceInput> {
  const reader = new AddressReader('rules', query);
  const input = initialInput();

  for (const group of groups) {
    const rules = reader.all(group, mostRules).flatMap((rule) => readRule(reader, group, rule) ?? []);
    input.rules[group] = rules.length > 0 ? rules : input.rules[group];
  }
  input.orderTotal = reader.number('total', money, input.orderTotal);
  input.cdekPrice = reader.number('price', money, input.cdekPrice);
  const wpml = reader.one('wpml');
  input.rubPerUnit = wpml === undefined ? null : (reader.toNumber('wpml', wpml, rate) ?? null);
  return reader.done(input);
}

function writeRule({to, type, value}: Rule): string {
  return `${to ?? ''}_${type}_${value}`;
}

function readRule(reader: AddressReader, key: string, written: string): Rule | undefined {
  const [to, typeName, value, ...rest] = written.split('_');
  if (to === undefined || typeName === undefined || value === undefined || rest.length > 0) {
    reader.ignore(key, written, 'malformed');
    return undefined;
  }

  const type = ruleTypes.find((known) => known === typeName);
  if (type === undefined) {
    reader.ignore(key, written, 'not-an-option');
    return undefined;
  }
  const threshold = to === '' ? null : reader.toNumber(key, to, limits);
  const number = value === '' ? '' : reader.toNumber(key, value, limits);
  return threshold === undefined || number === undefined ? undefined : {to: threshold, type, value: number};
}
