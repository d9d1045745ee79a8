import type {Language} from '../../../facts';
import {menuWords, tabWords} from '../../build/menu';
import {labelsOf, oneOf, shown} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';
import own from './editorWords.json';

/** Words of the editor, in the order in which its rows say them. */
export function editorWords(facts: Facts, language: Language) {
  return {
    ...own[language],
    ...labelsOf(facts, language, {
      door: 'rules-by-courier',
      office: 'rules-to-pick-up',
      orderPrice: 'order-price',
      fromAmount: 'from-amount',
      lessOrEqual: 'less-or-equal',
      any: 'any',
      deliveryPrice: 'delivery-price',
    }),
    free: shown(facts.priceRule('free').label, language),
    percentage: shown(facts.priceRule('percentage').label, language),
    fixed: shown(facts.priceRule('fixed').label, language),
    amount: shown(facts.priceRule('amount').label, language),
  };
}

/** What the editor's figure takes from the facts; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  oneOf(attributes, 'state', ['untouched', 'free'], 'untouched');
  return {
    editor: editorWords(facts, language),
    field: shown(facts.setting('delivery-price-rules').label, language),
    title: shown(facts.section('delivery-cost').label, language),
    menu: {...menuWords(facts, language)},
    tabs: {...tabWords(facts, language)},
  };
}
