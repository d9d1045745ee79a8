/** A rule as the editor has it. */
export interface Rule {
  /** Upper bound of the order total, included; null for the last rule, NaN after the bound was emptied. */
  to: number | null;
  type: 'free' | 'percentage' | 'fixed' | 'amount';
  value: string;
}

const whole: Rule = {to: null, type: 'percentage', value: '100'};

/** The list of a shop that has no rules yet. */
export const untouched: readonly Rule[] = [whole];

/** A new last rule; the one before it gets a bound (src/Frontend/AdminSettings/components/DeliveryPrice.js). */
export function added(rules: readonly Rule[]): Rule[] {
  const bound = (rules.at(-2)?.to ?? 0) + 1;
  return [...rules.slice(0, -1), {...(rules.at(-1) ?? whole), to: bound}, whole];
}

/** The list without a rule; when the last one is removed, the one before it loses its bound. */
export function removed(rules: readonly Rule[], index: number): Rule[] {
  const isLast = index === rules.length - 1;
  const remaining = rules.filter((_, at) => at !== index);
  return isLast ? remaining.map((rule, at) => (at === index - 1 ? {...rule, to: null} : rule)) : remaining;
}

/** A bound as typed: decimals are cut, and a bound that is not above the one before it becomes one more. */
export function bounded(rules: readonly Rule[], index: number, typed: string): Rule[] {
  const next = rules.map((rule, at) => (at === index ? {...rule, to: Number.parseInt(typed, 10)} : rule));
  next.forEach((rule, at) => {
    const before = next[at - 1]?.to ?? null;
    if (rule.to !== null && before !== null && rule.to <= before) {
      rule.to = before + 1;
    }
  });
  return next;
}

/** The list with a rule changed in its type or value. */
export function changed(rules: readonly Rule[], index: number, change: Partial<Pick<Rule, 'type' | 'value'>>): Rule[] {
  return rules.map((rule, at) => (at === index ? {...rule, ...change} : rule));
}
