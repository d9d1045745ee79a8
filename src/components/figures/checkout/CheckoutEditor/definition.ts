import type {Language} from '../../../../facts';
import {labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** What the editor's figure takes from the facts. */
function factsFor(facts: Facts, language: Language) {
  return labelsOf(facts, language, {
    title: 'wc-checkout-block',
    shortcode: 'wp-shortcode',
    classic: 'wc-classic-checkout',
    classicText: 'wc-classic-checkout-text',
    transform: 'wc-transform-into-blocks',
    address: 'wc-block-shipping-address',
    shipping: 'wc-block-shipping-options',
    payment: 'wc-block-payment-options',
    summary: 'wc-block-order-summary',
    placeOrder: 'wc-block-place-order',
    mapBlock: 'cdek-delivery-map',
    map: 'pickups-map',
    addressFields: 'wc-address-fields',
    company: 'wc-company',
    second: 'wc-address-line-2',
    phone: 'wc-phone',
    optional: 'wc-optional',
    required: 'wc-required',
  });
}

const definition = define({
  words,
  factsFor,
  props: {state: ['classic', 'placeholder', 'block', 'fields']},
  examples: {
    classic: {marks: 'shortcode'},
    placeholder: {marks: 'placeholder'},
    block: {marks: 'shipping,map,block'},
    fields: {marks: 'address,phone,required'},
  },
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];

export type State = NonNullable<Props['state']>;
