import type {Place} from '../../map/types';
import {chosen as pressedInCard, wholeTown, type MapView} from '../../map/view';
import {townOf, type Rate} from '../cart';

/** Fields of the form in the order of WooCommerce. */
export const fieldNames = ['address', 'city', 'postcode', 'phone'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Readonly<Record<FieldName, string>>;

export interface Checkout {
  fields: Fields;
  /** City for which the rates on the page were calculated. */
  counted: string;
  /** Code of the chosen tariff. */
  rate: string;
  /** `card` represents gateways that charge by their own code in the block checkout. */
  payment: 'bank' | 'card';
  /** Code of the point that will be sent with the order; only the page has it. */
  chosen: string | null;
  /** Another city cleared the map's choice, and the form still has its code. */
  stale: boolean;
  map: MapView;
  /** The buyer typed within the last half second. */
  touched: boolean;
  /** Refreshes that the page requested and those that were answered. */
  asked: number;
  answered: number;
  /** Required fields that were empty at the last click on the order button. */
  missing: readonly FieldName[];
  /** The order button was pressed without a point: the map is framed in red. */
  pointMissing: boolean;
  /** Message of the server above the form. */
  notice: 'noPhone' | null;
  ordered: boolean;
  /** The last event, which the line under the figure describes. */
  event:
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
    event: null,
  };
}

export const isRefreshing = ({asked, answered}: Checkout): boolean => asked > answered;

/** After typing: the address is sent to the shop, which calculates the rates again. */
export function typed(now: Checkout, field: FieldName, text: string): Checkout {
  const missing = now.missing.filter((one) => one !== field);
  return {...now, fields: {...now.fields, [field]: text}, missing, touched: now.touched || field !== 'phone'};
}

/** Half a second after the last change the page requests the rates. */
export function elapsed(now: Checkout): Checkout {
  return {...now, touched: false, asked: now.asked + 1, event: null};
}

/**
 * The cart was answered. Another city clears the map's choice, and the form keeps the old code, which an order takes
 * until the cart is answered once more
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
  return {...back, stale, map: wholeTown, pointMissing: false, event: stale ? 'resetCity' : now.event};
}

/** After a change of the tariff: one that needs no point clears the choice. */
export function rated(now: Checkout, rate: Rate): Checkout {
  const asked: Checkout = {...now, rate: rate.code, asked: now.asked + 1, pointMissing: false, event: null};
  if (rate.needsPoint) {
    return asked;
  }
  return {
    ...asked,
    chosen: null,
    stale: false,
    map: {...now.map, open: null, chosen: false},
    event: now.chosen === null ? null : 'resetCourier',
  };
}

/** A click on the button in a point's card. */
export function chose(now: Checkout, code: string): Checkout {
  return {...now, chosen: code, stale: false, map: pressedInCard(now.map), pointMissing: false, event: 'chosen'};
}

/**
 * A click on the order button. Only the browser requires the point; the server's message about the phone
 * stops only gateways that WooCommerce charges itself (src/Validator/CheckoutValidator.php).
 */
export function placed(now: Checkout, rate: Rate | null): Checkout {
  const missing = fieldNames.filter((field) => field !== 'phone' && now.fields[field].trim() === '');
  const pointMissing = rate?.needsPoint === true && now.chosen === null;
  const refused: Checkout = {...now, missing, pointMissing, notice: null};
  if (missing.length > 0) {
    return {...refused, event: 'refused'};
  }
  if (!rate) {
    return {...refused, event: 'noRate'};
  }
  if (pointMissing) {
    return {...refused, event: 'refusedPoint'};
  }
  const noPhone = now.fields.phone.trim() === '';
  if (noPhone && now.payment === 'bank') {
    return {...refused, notice: 'noPhone', event: 'refusedPhone'};
  }
  return {...refused, ordered: true, event: noPhone ? 'orderedNoPhone' : 'ordered'};
}

/** The page is reloaded: the address is restored, the point is not. */
export function reloaded(now: Checkout): Checkout {
  const had = now.chosen !== null && !now.ordered;
  return {...opened(now.fields, now.rate), payment: now.payment, event: had ? 'reloaded' : null};
}

/** The rate of the order: none while CDEK does not know the town. */
export function rateOf(now: Checkout, rates: readonly Rate[], places: readonly Place[]): Rate | null {
  return townOf(places, now.counted) ? (rates.find(({code}) => code === now.rate) ?? null) : null;
}
