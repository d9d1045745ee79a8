import type {Place} from '../../map/types';
import * as checkout from './model';
import type {Checkout, Fields} from './model';

export const stateNames = ['rates', 'map', 'chosen', 'refused', 'door', 'no-points', 'no-rates'] as const;
export type StateName = (typeof stateNames)[number];

/** Texts and places that the states use, in the language of the page. */
interface Material {
  buyer: string;
  street: string;
  wrongCity: string;
  places: readonly Place[];
}

/** The checkout in a state in which a page can show it. */
export function stateOf(state: StateName, {buyer, street, wrongCity, places}: Material): Checkout {
  const [town] = places;
  const empty = places.find(({points}) => points.length === 0);
  const fieldsOf = (place: Place | undefined): Fields => ({
    firstName: buyer,
    address: street,
    city: place?.name ?? '',
    postcode: place?.postcode ?? '',
    phone: '',
  });
  const filled = checkout.opened(fieldsOf(town), '136');
  const code = town?.points[0]?.code ?? null;
  switch (state) {
    case 'rates':
      return filled;
    case 'map':
      return {...filled, popup: true};
    case 'chosen':
      return {...filled, session: code, shown: code};
    case 'refused':
      return {...filled, notices: checkout.faults(filled, {code: '136', label: '', needsPoint: true})};
    case 'door':
      return {...filled, rate: '137'};
    case 'no-points':
      return {...checkout.opened(fieldsOf(empty), '136'), noPoints: true};
    case 'no-rates':
      return {...checkout.opened({...fieldsOf(town), city: wrongCity}, '136')};
  }
}
