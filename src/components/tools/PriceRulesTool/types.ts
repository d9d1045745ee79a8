export const groups = ['door', 'office'] as const;
export const ruleTypes = ['free', 'percentage', 'fixed', 'amount'] as const;

/** `office` is for pickup points and parcel lockers. */
export type Group = (typeof groups)[number];
export type RuleType = (typeof ruleTypes)[number];

/** A rule as the editor of the plugin writes it. */
export interface Rule {
  /** Largest goods total that the rule is for, inclusive; null for any. In the shop's currency. */
  to: number | null;
  type: RuleType;
  /** Percent or an amount; a text after it was typed in the editor, which stores it so. */
  value: number | string;
}

export type Rules = Record<Group, Rule[]>;

/** The rules as PHP finds them in the setting: anything that JSON can hold. */
export type Stored =
  | {kind: 'rules'; lists: Record<Group, unknown>}
  /** Truthy JSON that is neither a list nor an object stops PHP. */
  | {kind: 'breaks'; reason: 'not-an-object'};

export type BreakReason = 'not-an-object' | 'not-a-list' | 'text-for-a-rule' | 'division-by-zero';

export interface Question {
  stored: Stored;
  group: Group;
  /** Goods total of the package after coupons, without tax (contents_cost). */
  orderTotal: number;
  /** `delivery_sum` of the tariff list. */
  listPrice: number;
  /** `total_sum` of the tariff request with services; null or 0 when CDEK left it out. */
  exactPrice: number | null;
  /** Rubles for a unit of the shop's currency, with WPML multi-currency only. */
  rubPerUnit?: number | null;
}

export type Price =
  | {
      kind: 'price';
      /** What WooCommerce gets, before shipping tax; null when the stored value is not a number at all. */
      cost: number | null;
      /** Index of the rule in its list, null when none matches. */
      rule: number | null;
      /** Whether CDEK was asked for the exact price, with services and insurance. */
      exactAsked: boolean;
      /** The CDEK price that the rule was applied to; null for free and fixed. */
      cdekPrice: number | null;
      /** Before rounding up and the zero limit; null for free and fixed. */
      unrounded: number | null;
    }
  /** An error of PHP that the plugin does not catch: the page fails. */
  | {kind: 'breaks'; reason: BreakReason};

/** An issue of rules, as a message key and the values of the message; `rule` counts from 0. */
export type Issue =
  | {key: 'not-json' | 'breaks-checkout' | 'empty'}
  | {key: 'list-missing' | 'list-breaks' | 'list-empty' | 'nothing-above'; group: Group}
  | {key: 'extra-list'; name: string}
  | {key: 'rule-not-an-object' | 'rule-breaks' | 'threshold-missing'; group: Group; rule: number}
  | {key: 'extra-key'; group: Group; rule: number; name: string}
  | {key: 'unknown-type' | 'threshold-not-a-number'; group: Group; rule: number; found: string}
  | {
      key: 'value-ignored' | 'fixed-not-a-number' | 'fixed-below-zero' | 'percentage-below-zero';
      group: Group;
      rule: number;
      found: string;
    }
  | {key: 'percentage-zero'; group: Group; rule: number}
  | {key: 'unreachable'; group: Group; rule: number; by: number};
