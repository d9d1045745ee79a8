import type {Language} from '../../../../facts';
import {menuWords, tabWords} from '../../frame/menu';
import {labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** What the zone's figure takes from the facts. */
function factsFor(facts: Facts, language: Language) {
  return {
    ...labelsOf(facts, language, {add: 'wc-add-shipping-method', cdek: 'cdek-shipping', save: 'wc-save-changes'}),
    menu: menuWords(facts, language),
    tabs: tabWords(facts, language),
  };
}

const definition = define({
  words,
  factsFor,
  props: {state: ['added', 'empty']},
  examples: {added: {marks: 'regions,add,method,enabled,save'}},
});

export default definition;

export type Props = FigureProps<typeof definition>;
