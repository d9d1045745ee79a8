import type {Language} from '../../../facts';
import {fill, labelsOf, oneOf} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';
import {shopWords} from '../select';
import {stateNames} from './states';

/** What the block checkout takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', stateNames, 'rates');
  const {invalid, ...labels} = labelsOf(facts, language, {
    invalid: 'wc-block-invalid-field',
    addressStep: 'wc-block-shipping-address',
    shippingStep: 'wc-block-shipping-options',
    paymentStep: 'wc-block-payment-options',
    summary: 'wc-block-order-summary',
    placeOrder: 'wc-block-place-order',
    enterAddress: 'wc-block-enter-address',
    noShipping: 'wc-block-no-shipping',
  });
  const fields = labelsOf(facts, language, {
    address: 'wc-block-address',
    city: 'wc-block-city',
    postcode: 'wc-block-postal-code',
    phone: 'wc-block-phone-optional',
  });
  const faultOf = (label: string) => fill(invalid, label.toLocaleLowerCase());
  return {
    ...shopWords(facts, language),
    ...labels,
    fields: {...fields},
    faults: {
      address: faultOf(fields.address),
      city: faultOf(fields.city),
      postcode: faultOf(fields.postcode),
      phone: faultOf(fields.phone),
    },
  };
}
