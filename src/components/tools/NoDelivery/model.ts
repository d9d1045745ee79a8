import type {PageRef} from '../common/page';

export const answers = ['yes', 'no', 'unsure'] as const;
export type Answer = (typeof answers)[number];

/**
 * The causes in the order in which they apply: first WooCommerce, then the checks of the plugin one by one.
 * Source: flows.md 1.2; src/ShippingMethod.php: calculate_shipping, src/Actions/CalculateDeliveryAction.php: __invoke.
 */
export const causes = [
  'zone',
  'country',
  'address-hidden',
  'virtual-goods',
  'city',
  'keys',
  'no-tariff-selected',
  'buyer-city',
  'tariffs-unavailable',
  'old-token',
  'zero-weight',
  'one-error',
  'cached',
  'hidden-elsewhere',
] as const;
export type Cause = (typeof causes)[number];

/** What the log of the plugin shows for one attempt. */
export const logSigns = [
  'not-read',
  'no-entries',
  'empty-city-code',
  'auth-error',
  'api-error',
  'empty-list',
  'no-rates-left',
  'no-answer',
  'price-there',
] as const;
export type LogSign = (typeof logSigns)[number];

/** "Yes" to the question of a cause excludes it. */
export interface Checklist {
  answers: Partial<Record<Cause, Answer>>;
  log: LogSign;
}

/** The page that explains how to fix each cause. */
export const fixes: Record<Cause, PageRef> = {
  zone: {doc: 'troubleshooting/no-delivery', anchor: 'zone'},
  country: {doc: 'troubleshooting/no-delivery', anchor: 'address'},
  'address-hidden': {doc: 'troubleshooting/no-delivery', anchor: 'address'},
  'virtual-goods': {doc: 'troubleshooting/no-delivery', anchor: 'parcel'},
  city: {doc: 'troubleshooting/no-delivery', anchor: 'city'},
  keys: {doc: 'troubleshooting/no-delivery', anchor: 'keys'},
  'no-tariff-selected': {doc: 'troubleshooting/no-delivery', anchor: 'tariffs'},
  'buyer-city': {doc: 'troubleshooting/no-delivery', anchor: 'address'},
  'tariffs-unavailable': {doc: 'troubleshooting/no-delivery', anchor: 'tariffs'},
  'one-error': {doc: 'troubleshooting/no-delivery', anchor: 'one-error'},
  'old-token': {doc: 'troubleshooting/keys-refused', anchor: 'old-token'},
  'zero-weight': {doc: 'troubleshooting/no-delivery', anchor: 'parcel'},
  cached: {doc: 'troubleshooting/no-delivery', anchor: 'cache'},
  'hidden-elsewhere': {doc: 'troubleshooting/no-delivery', anchor: 'hidden'},
};

/** The page for readers who have excluded every cause. */
export const helpPage: PageRef = {doc: 'troubleshooting/no-delivery', anchor: 'ask'};

/**
 * The causes that a log entry leaves. The calculation writes its entries step by step, so the last of
 * them means that everything before it succeeded; a tariff is logged before the next one is requested, so a price counts
 * only at the end. A failed connection, a 404, and an answer that isn't JSON leave no entry of their own. Code that
 * forbids the method (`…_is_available`) leaves no entries. Source: src/Actions/CalculateDeliveryAction.php: __invoke,
 * src/Transport/HttpClient.php: sendJsonRequest.
 */
export const leftBy: Record<LogSign, readonly Cause[]> = {
  'not-read': causes,
  'no-entries': ['zone', 'country', 'address-hidden', 'virtual-goods', 'cached', 'hidden-elsewhere'],
  'empty-city-code': ['city'],
  'auth-error': ['keys'],
  'api-error': ['buyer-city', 'old-token', 'zero-weight', 'one-error'],
  'empty-list': ['buyer-city', 'tariffs-unavailable', 'zero-weight'],
  'no-rates-left': ['no-tariff-selected', 'tariffs-unavailable', 'zero-weight'],
  'no-answer': ['one-error'],
  'price-there': ['address-hidden', 'cached', 'hidden-elsewhere'],
};

export interface Diagnosis {
  /** The first cause that an answer or the log shows. */
  cause: Cause | null;
  fix: PageRef | null;
  /** Causes that come before it and are not excluded; the cause is certain when there are none. */
  unchecked: Cause[];
  /** The cause to ask about next, null when all are answered or the cause is certain. */
  next: Cause | null;
  /** Every cause is excluded: the reader needs the text for support. */
  exhausted: boolean;
}

/** The first cause in the order of the calculation. */
export function diagnose({answers: given, log}: Checklist): Diagnosis {
  const left = leftBy[log];
  const denied = left.find((cause) => given[cause] === 'no');
  const cause = denied ?? (left.length === 1 ? (left[0] ?? null) : null);

  const before = cause ? left.slice(0, left.indexOf(cause)) : left;
  const unchecked = before.filter((each) => given[each] !== 'yes');
  const open = left.filter((each) => given[each] === undefined);

  return {
    cause,
    fix: cause ? fixes[cause] : null,
    unchecked,
    next: cause ? (before.find((each) => given[each] === undefined) ?? null) : (open[0] ?? null),
    exhausted: cause === null && open.length === 0,
  };
}
