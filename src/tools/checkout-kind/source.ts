import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {
    // What WooCommerce shows there: a shortcode and the name of a block, alike in every language.
    'status.shortcode': '[woocommerce_checkout]',
    'status.block': 'woocommerce/checkout',
    status: shown(facts.label('wc-status').label, language),
    block: shown(facts.label('wc-checkout-block').label, language),
  };
}

export type KindWords = WordsOf<typeof words, typeof select>;

export const sourceOfCheckoutKind = toolSource({words, fromQuery, select});
