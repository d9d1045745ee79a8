import type {Place} from '../../map/types';
import {chosen as pressedInCard, wholeTown, type MapView} from '../../map/view';
import {townOf, type Rate} from '../cart';

/** Fields of the form in the order of WooCommerce. */
export const fieldNames = ['firstName', 'address', 'city', 'postcode', 'phone'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Readonly<Record<FieldName, string>>;

/** Messages above the form after a click on the order button: the plugin's, or WooCommerce's about a field. */
export type Notice = {text: 'noPoint' | 'noAddress' | 'noPhone' | 'noMethod'} | {text: 'required'; field: FieldName};

export interface Checkout {
  fields: Fields;
  /** City for which the rates on the page were calculated. */
  counted: string;
  /** Code of the chosen tariff. */
  rate: string;
  payment: 'bank' | 'cod';
  /** Code of the point that the server stores in the buyer's session. */
  session: string | null;
  /** Code of the point in the gray box of the page. */
  shown: string | null;
  popup: boolean;
  map: MapView;
  /** The list of points was empty: its message replaces the rate's name. */
  noPoints: boolean;
  /** What the buyer changed within the last half second; `emptied` is a city field that is empty now. */
  touched: 'city' | 'emptied' | 'payment' | null;
  /** Refreshes that the page requested and those that were answered. */
  asked: number;
  answered: number;
  notices: readonly Notice[];
  ordered: boolean;
  /** The last event, which the line under the figure describes. */
  event:
    | 'chosen'
    | 'reset'
    | 'notReset'
    | 'closed'
    | 'closedWithPoint'
    | 'noPoints'
    | 'ordered'
    | 'orderedPoint'
    | 'orderedUnseen'
    | 'refused'
    | 'reloaded'
    | null;
}

/** A checkout with a filled form, a rate to a point, and no point. */
export function opened(fields: Fields, rate: string): Checkout {
  return {
    fields,
    counted: fields.city,
    rate,
    payment: 'bank',
    session: null,
    shown: null,
    popup: false,
    map: wholeTown,
    noPoints: false,
    touched: null,
    asked: 0,
    answered: 0,
    notices: [],
    ordered: false,
    event: null,
  };
}

export const isRefreshing = ({asked, answered}: Checkout): boolean => asked > answered;

const refresh = (now: Checkout): Checkout => ({...now, asked: now.asked + 1});

/**
 * After typing. The plugin watches city and postcode, but not while the city is empty
 * (src/Frontend/CheckoutMapShortcode/index.js: debouncedCheckoutUpdate); then WooCommerce alone refreshes.
 */
export function typed(now: Checkout, field: FieldName, text: string): Checkout {
  const fields = {...now.fields, [field]: text};
  if (field !== 'city' && field !== 'postcode') {
    return {...now, fields};
  }
  return {...now, fields, touched: fields.city === '' ? 'emptied' : 'city'};
}

/** After a change of the payment method: watched like the city. */
export function paidBy(now: Checkout, payment: Checkout['payment']): Checkout {
  return {...now, payment, touched: now.fields.city === '' ? 'emptied' : 'payment'};
}

/**
 * Half a second after the last change: the plugin clears the stored point and refreshes the totals, both
 * at once. WooCommerce writes the session at the end of each request: the refresh may bring the point back.
 * @param race which request is written last
 */
export function elapsed(now: Checkout, race: 'reset' | 'keep'): Checkout {
  const later: Checkout = {...refresh(now), touched: null};
  if (now.session === null || now.touched === 'emptied') {
    return {...later, event: null};
  }
  return race === 'keep' ? {...later, event: 'notReset'} : {...later, session: null, event: 'reset'};
}

/** After a change of the tariff: a refresh, the point stays. */
export function rated(now: Checkout, rate: string): Checkout {
  return {...refresh(now), rate, event: null};
}

/**
 * A refresh was answered: the server prints the point of the session, whatever the city. With another city the
 * widget forgets what was pressed in it.
 */
export function refreshed(now: Checkout): Checkout {
  return {
    ...now,
    answered: now.asked,
    counted: now.fields.city,
    shown: now.popup ? now.shown : now.session,
    map: now.counted === now.fields.city ? now.map : {...now.map, open: null, chosen: false},
    noPoints: false,
  };
}

/** A click on the green button: the shown choice is removed, that of the session stays; an empty list opens nothing. */
export function mapOpened(now: Checkout, place: Place | null): Checkout {
  const empty = !place || place.points.length === 0;
  return {...now, shown: null, popup: !empty, noPoints: empty, map: wholeTown, event: empty ? 'noPoints' : null};
}

export function mapClosed(now: Checkout): Checkout {
  return {...now, popup: false, event: now.shown ? now.event : now.session ? 'closedWithPoint' : 'closed'};
}

/** A click on the button in a point's card: page and session get the point, and the totals are refreshed. */
export function chose(now: Checkout, code: string, autoClose: boolean): Checkout {
  return {
    ...refresh(now),
    session: code,
    shown: code,
    popup: !autoClose,
    map: pressedInCard(now.map),
    event: 'chosen',
  };
}

/** Messages in the order in which they appear: first the plugin's, then WooCommerce's about its required fields. */
export function faults({fields, session}: Checkout, rate: Rate | null): Notice[] {
  if (!rate) {
    return [...missing(fields), {text: 'noMethod'}];
  }
  const plugin: Notice[] = [];
  if (rate.needsPoint && session === null) {
    plugin.push({text: 'noPoint'});
  }
  if (!rate.needsPoint && fields.address.trim() === '') {
    plugin.push({text: 'noAddress'});
  }
  if (fields.phone.trim() === '') {
    plugin.push({text: 'noPhone'});
  }
  return [...plugin, ...missing(fields)];
}

function missing(fields: Fields): Notice[] {
  return fieldNames.filter((field) => fields[field].trim() === '').map((field) => ({text: 'required', field}));
}

/** A click on the order button. The order goes to the point of the session, shown or not. */
export function placed(now: Checkout, rate: Rate | null): Checkout {
  const notices = faults(now, rate);
  if (notices.length > 0) {
    return {...now, notices, event: 'refused'};
  }
  const ordered: Checkout = {...now, notices, ordered: true};
  if (!rate?.needsPoint) {
    return {...ordered, event: 'ordered'};
  }
  return {...ordered, event: now.shown === null ? 'orderedUnseen' : 'orderedPoint'};
}

/** The page is reloaded, also for the next order: the typed text and the point of the session are restored. */
export function reloaded(now: Checkout): Checkout {
  const fresh = opened(now.fields, now.rate);
  return {
    ...fresh,
    payment: now.payment,
    session: now.session,
    shown: now.session,
    event: now.session === null ? null : 'reloaded',
  };
}

/** The rate of the order: none while CDEK does not know the town. */
export function rateOf(now: Checkout, rates: readonly Rate[], places: readonly Place[]): Rate | null {
  return townOf(places, now.counted) ? (rates.find(({code}) => code === now.rate) ?? null) : null;
}
