import type {Language} from '../../../facts';
import {labelsOf, oneOf} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';

export const stateNames = ['classic', 'placeholder', 'block', 'fields'] as const;
export type StateName = (typeof stateNames)[number];

/** What the editor's figure takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', stateNames, 'classic');
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
