import type {Language} from '../../../facts';
import {fill, labelsOf, messagesOf, oneOf, shown} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';
import {shopWords} from '../select';
import {stateNames} from './states';

/** What the classic checkout takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', stateNames, 'rates');
  const {billing, required, ...labels} = labelsOf(facts, language, {
    billing: 'wc-billing-field',
    required: 'wc-required-field',
    details: 'wc-billing-details',
    yourOrder: 'wc-your-order',
    placeOrder: 'wc-place-order',
    enterAddress: 'wc-enter-address',
    noShipping: 'wc-no-shipping',
    noMethod: 'wc-no-method',
  });
  const fields = labelsOf(facts, language, {
    firstName: 'wc-first-name',
    address: 'wc-street-address',
    city: 'wc-town-city',
    postcode: 'wc-postcode-zip',
    phone: 'wc-phone',
  });
  const requires = (label: string) => fill(required, fill(billing, label));
  return {
    ...shopWords(facts, language),
    ...labels,
    ...messagesOf(facts, language, {
      noPoint: 'checkout-point-missing',
      rechoose: 'checkout-rechoose',
      noPoints: 'checkout-no-points',
    }),
    autoClose: shown(facts.setting('map-auto-close').label, language),
    fields: {...fields},
    requires: {
      firstName: requires(fields.firstName),
      address: requires(fields.address),
      city: requires(fields.city),
      postcode: requires(fields.postcode),
      phone: requires(fields.phone),
    },
  };
}
