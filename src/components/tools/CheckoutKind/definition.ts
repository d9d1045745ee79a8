import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  return {
    // What WooCommerce shows there: a shortcode and the name of a block, the same in every language.
    'status.shortcode': '[woocommerce_checkout]',
    'status.block': 'woocommerce/checkout',
    status: inLanguage(facts.label('wc-status').label, language),
    block: inLanguage(facts.label('wc-checkout-block').label, language),
  };
}

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    classic: 'checkout-shop=button',
    contradiction: 'checkout-shop=map&checkout-status=shortcode',
    unsure: 'checkout-shop=no-rates&checkout-status=other&checkout-editor=unknown',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];
