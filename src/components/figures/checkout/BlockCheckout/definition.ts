import type {Language} from '../../../../facts';
import {fillPlaceholders, labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import {shopWords} from '../shop';
import {stateNames} from './states';
import words from './words.json';

/** What the block checkout takes from the facts. */
function factsFor(facts: Facts, language: Language) {
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
  const faultOf = (label: string) => fillPlaceholders(invalid, label.toLocaleLowerCase());
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

const definition = define({
  words,
  factsFor,
  props: {state: stateNames},
  examples: {
    rates: {marks: 'city,rate,map,payment,order'},
    chosen: {marks: 'select'},
    refused: {marks: 'fault'},
  },
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];
