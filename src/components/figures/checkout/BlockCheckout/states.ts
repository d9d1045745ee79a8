import type {Place} from '../../map/types';
import {chosen, opened as cardOpened, wholeTown} from '../../map/view';
import * as checkout from './model';
import type {Checkout, Fields} from './model';

export const stateNames = ['rates', 'chosen', 'refused', 'door', 'no-points', 'no-rates'] as const;
export type StateName = (typeof stateNames)[number];

/** Texts and places that the states use, in the language of the page. */
interface Material {
  street: string;
  wrongCity: string;
  places: readonly Place[];
}

/** The checkout in a state in which a page can show it. */
export function stateOf(state: StateName, {street, wrongCity, places}: Material): Checkout {
  const [town] = places;
  const empty = places.find(({points}) => points.length === 0);
  const [point] = town?.points ?? [];
  const fieldsOf = (place: Place | undefined): Fields => ({
    address: street,
    city: place?.name ?? '',
    postcode: place?.postcode ?? '',
    phone: '',
  });
  const filled = checkout.opened(fieldsOf(town), '136');
  switch (state) {
    case 'rates':
      return filled;
    case 'chosen':
      return point ? {...filled, chosen: point.code, map: chosen(cardOpened(wholeTown, point))} : filled;
    case 'refused':
      return {...filled, pointMissing: true};
    case 'door':
      return {...filled, rate: '137'};
    case 'no-points':
      return checkout.opened(fieldsOf(empty), '136');
    case 'no-rates':
      return checkout.opened({...fieldsOf(town), city: wrongCity}, '136');
  }
}
