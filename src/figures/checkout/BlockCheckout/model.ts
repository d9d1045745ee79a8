import type {Place} from '../../map/types';
import {chosen as pressedInCard, wholeTown, type MapView} from '../../map/view';
import {townOf, type Rate} from '../cart';

/** Fields of the form in the order of WooCommerce. */
export const fieldNames = ['address', 'city', 'postcode', 'phone'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Readonly<Record<FieldName, string>>;

export interface Checkout {
  fields: Fields;
  /** City for which the rates on the page were counted. */
  counted: string;
  /** Code of the chosen tariff. */
  rate: string;
  /** `card` stands for gateways that charge by their own code in the block checkout. */
  payment: 'bank' | 'card';
  /** Code of the point that will be sent with the order; only the page knows it. */
  chosen: string | null;
  /** Another city cleared the map's choice, and the form still keeps its code. */
  stale: boolean;
  map: MapView;
  /** The buyer typed within the last moment. */
  touched: boolean;
  /** Refreshes that the page asked for and those that came back. */
  asked: number;
  answered: number;
  /** Required fields that were empty at the last press on the order button. */
  missing: readonly FieldName[];
  /** The order button was pressed without a point: the map is framed in red. */
  pointMissing: boolean;
  /** Message of the server above the form. */
  notice: 'noPhone' | null;
  ordered: boolean;
  /** What happened last, for the line under the figure. */
  told:
    | 'chosen'
    | 'resetCity'
    | 'resetCourier'
    | 'reloaded'
    | 'refused'
    | 'refusedPoint'
    | 'refusedPhone'
    | 'noRate'
    | 'ordered'
    | 'orderedNoPhone'
    | null;
}

/** A checkout with a filled form, a rate to a point, and no point. */
export function opened(fields: Fields, rate: string): Checkout {
  return {
    fields,
    counted: fields.city,
    rate,
    payment: 'bank',
    chosen: null,
    stale: false,
    map: wholeTown,
    touched: false,
    asked: 0,
    answered: 0,
    missing: [],
    pointMissing: false,
    notice: null,
    ordered: false,
    told: null,
  };
}

export const isRefreshing = ({asked, answered}: Checkout): boolean => asked > answered;

/** After typing: what the address is made of is sent to the shop, which counts the rates anew. */
export function typed(now: Checkout, field: FieldName, text: string): Checkout {
  const missing = now.missing.filter((one) => one !== field);
  return {...now, fields: {...now.fields, [field]: text}, missing, touched: now.touched || field !== 'phone'};
}

/** A moment after the last change the page asks for the rates. */
export function elapsed(now: Checkout): Checkout {
  return {...now, touched: false, asked: now.asked + 1, told: null};
}

/**
 * The cart came back. Another city clears the map's choice, and the form keeps the old code, which an order takes
 * until the cart comes back once more
 * (src/Frontend/CheckoutMapBlock/components/frontend.js: debouncedMapRender).
 */
export function refreshed(now: Checkout): Checkout {
  const back: Checkout = {
    ...now,
    answered: now.asked,
    counted: now.fields.city,
    chosen: now.stale ? null : now.chosen,
    stale: false,
  };
  if (now.counted === now.fields.city) {
    return back;
  }
  const stale = back.chosen !== null;
  return {...back, stale, map: wholeTown, pointMissing: false, told: stale ? 'resetCity' : now.told};
}

/** After a change of the tariff: one that needs no point clears the choice. */
export function rated(now: Checkout, rate: Rate): Checkout {
  const asked: Checkout = {...now, rate: rate.code, asked: now.asked + 1, pointMissing: false, told: null};
  if (rate.needsPoint) {
    return asked;
  }
  return {
    ...asked,
    chosen: null,
    stale: false,
    map: {...now.map, open: null, chosen: false},
    told: now.chosen === null ? null : 'resetCourier',
  };
}

/** A press on the button in a point's card. */
export function chose(now: Checkout, code: string): Checkout {
  return {...now, chosen: code, stale: false, map: pressedInCard(now.map), pointMissing: false, told: 'chosen'};
}

/**
 * A press on the order button. The browser alone asks for the point; the server's message about the phone
 * stops only gateways that WooCommerce charges itself (src/Validator/CheckoutValidator.php).
 */
export function placed(now: Checkout, rate: Rate | null): Checkout {
  const missing = fieldNames.filter((field) => field !== 'phone' && now.fields[field].trim() === '');
  const pointMissing = rate?.needsPoint === true && now.chosen === null;
  const refused: Checkout = {...now, missing, pointMissing, notice: null};
  if (missing.length > 0) {
    return {...refused, told: 'refused'};
  }
  if (!rate) {
    return {...refused, told: 'noRate'};
  }
  if (pointMissing) {
    return {...refused, told: 'refusedPoint'};
  }
  const noPhone = now.fields.phone.trim() === '';
  if (noPhone && now.payment === 'bank') {
    return {...refused, notice: 'noPhone', told: 'refusedPhone'};
  }
  return {...refused, ordered: true, told: noPhone ? 'orderedNoPhone' : 'ordered'};
}

/** The page is loaded anew: the address is there again, the point is not. */
export function reloaded(now: Checkout): Checkout {
  const had = now.chosen !== null && !now.ordered;
  return {...opened(now.fields, now.rate), payment: now.payment, told: had ? 'reloaded' : null};
}

/** The rate that counts: none while CDEK does not know the town. */
export function rateOf(now: Checkout, rates: readonly Rate[], places: readonly Place[]): Rate | null {
  return townOf(places, now.counted) ? (rates.find(({code}) => code === now.rate) ?? null) : null;
}
