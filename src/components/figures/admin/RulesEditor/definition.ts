import type {Language} from '../../../../facts';
import {menuWords, tabWords} from '../../frame/menu';
import {inLanguage, labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import own from './editorWords.json';
import words from './words.json';

/** Words of the editor, in the order of its rows. */
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
    free: inLanguage(facts.priceRule('free').label, language),
    percentage: inLanguage(facts.priceRule('percentage').label, language),
    fixed: inLanguage(facts.priceRule('fixed').label, language),
    amount: inLanguage(facts.priceRule('amount').label, language),
  };
}

/** What the editor's figure takes from the facts. */
function factsFor(facts: Facts, language: Language) {
  return {
    editor: editorWords(facts, language),
    field: inLanguage(facts.setting('delivery-price-rules').label, language),
    title: inLanguage(facts.section('delivery-cost').label, language),
    menu: menuWords(facts, language),
    tabs: tabWords(facts, language),
  };
}

const definition = define({
  words,
  factsFor,
  props: {state: ['untouched', 'free']},
  examples: {free: {marks: 'add,bound,kind'}},
});

export default definition;

export type Props = FigureProps<typeof definition>;

/** Words of the two lists. */
export type EditorWords = ReturnType<typeof editorWords>;
